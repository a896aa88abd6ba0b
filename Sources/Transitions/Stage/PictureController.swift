import Foundation
import Views

/// A screen that shows one picture, all over.
final class PictureController: UIViewController {
  private let picture: UIImage

  init(_ picture: UIImage, title: String) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    let view = UIImageView(image: picture)
    view.isUserInteractionEnabled = true
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
}
