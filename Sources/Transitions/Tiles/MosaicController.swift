import Foundation
import Raster
import Views

/// A screen whose items are the pieces of two pictures, set in columns.
final class MosaicController: UICollectionViewController {
  private static let name = "piece"
  private let pieces: MosaicPieces

  init(_ pieces: MosaicPieces, layout: UICollectionViewLayout, title: String) {
    self.pieces = pieces
    super.init(collectionViewLayout: layout)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(MosaicCell.self, forCellWithReuseIdentifier: Self.name)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pieces.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.name, for: indexPath)
    if let cell = cell as? MosaicCell {
      let size = collectionView.bounds.size
      cell.before.image = pieces.outgoingPiece(indexPath.item, in: size)
      cell.after.image = pieces.incomingPiece(indexPath.item, in: size)
    }
    return cell
  }
}

/// The pieces into which an outgoing and an incoming picture are cut, each in its own way.
@MainActor
struct MosaicPieces {
  /// How many there are.
  let count: Int
  /// The picture before, and the layout that puts its pieces together.
  let outgoing: (picture: UIImage, layout: MosaicLayout)
  /// The picture afterwards, and the layout that puts its pieces together.
  let incoming: (picture: UIImage, layout: MosaicLayout)

  /// Returns a piece of the picture before, on a screen of `size`.
  func outgoingPiece(_ item: Int, in size: CGSize) -> UIImage? {
    Self.piece(of: outgoing.picture, outgoing.layout.frame(of: item, among: count, in: size), size)
  }

  /// Returns a piece of the picture afterwards, on a screen of `size`.
  func incomingPiece(_ item: Int, in size: CGSize) -> UIImage? {
    Self.piece(of: incoming.picture, incoming.layout.frame(of: item, among: count, in: size), size)
  }

  private static func piece(of picture: UIImage, _ frame: CGRect, _ size: CGSize) -> UIImage? {
    guard let image = picture.cgImage, size.width > 0, size.height > 0 else { return nil }
    let (x, y) = (CGFloat(image.width) / size.width, CGFloat(image.height) / size.height)
    let left = (frame.minX * x).rounded()
    let top = (frame.minY * y).rounded()
    let part = CGRect(
      x: left, y: top, width: (frame.maxX * x).rounded() - left,
      height: (frame.maxY * y).rounded() - top)
    return image.cropping(to: part).map {
      UIImage(cgImage: $0, scale: picture.scale, orientation: .up)
    }
  }
}
