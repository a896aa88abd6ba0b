import Foundation
import Layers

/// A button of a bar, as it is seen: a text, a picture or a view of the client's.
final class BarButtonView: UIView {
  private let item: UIBarButtonItem
  private let content: UIView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    if let view = item.customView {
      content = view
    } else if let image = item.image {
      content = UIImageView(image: image)
    } else if let text = item.title ?? item.systemItem?.text {
      let label = UILabel()
      let isDone = item.style == .done || item.systemItem?.isDone == true
      label.font = .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
      label.text = text
      content = label
    } else {
      content = nil
      if let kind = item.systemItem, !kind.isSpace {
        Journal.warn("The pictures of the system's bar buttons are not drawn.")
      }
    }
    super.init(frame: .zero)
    guard let content else { return }
    addSubview(content)
    guard item.customView == nil else { return }
    tintColor = item.tintColor
    addGestureRecognizer(
      UITapGestureRecognizer(target: self) { [weak item] _ in
        if let item, item.isEnabled { item.action?(item) }
      })
  }

  required init?(coder: NSCoder) {
    preconditionFailure("buttons of bars are made in code")
  }

  /// How wide the button is, in points.
  var width: CGFloat {
    if item.width > 0 { return item.width }
    return contentSize.width
  }

  private var contentSize: CGSize {
    guard let content else { return .zero }
    let own = content.bounds.size
    if item.customView != nil, own.width > 0, own.height > 0 { return own }
    return content.sizeThatFits(.zero)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    (content as? UILabel)?.textColor =
      item.isEnabled ? tintColor : UIColor(white: 0, alpha: 0.25)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    content?.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The button's text; nil: it is a picture, or nothing.
  var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Whether the button ends a task.
  var isDone: Bool { self == .done || self == .save }

  /// Whether the button is room between others.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
