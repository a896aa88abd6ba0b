import Foundation
import Layers

/// A row of fields of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = [] {
    didSet { showTitles() }
  }
  private var labels: [UILabel] = []
  private let mark = UIView(frame: .zero)

  /// The chosen field; -1: none.
  @HeardProperty open var selectedSegmentIndex = -1 {
    didSet { setNeedsLayout() }
  }
  /// The colour of the chosen field; nil: white.
  @HeardProperty open var selectedSegmentTintColor: UIColor? {
    didSet { mark.backgroundColor = selectedSegmentTintColor ?? .white }
  }

  /// Creates a row without fields with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a row of texts or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    // Observers are not called from here.
    titles = (items ?? []).map { $0 as? String }
    showTitles()
  }

  /// Creates a row without fields; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// How many fields there are.
  open var numberOfSegments: Int { titles.count }

  /// Puts a field in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: max(0, min(segment, titles.count)))
    setNeedsLayout()
  }

  /// Sets a field's text.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// Returns a field's text.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 80 * CGFloat(titles.count), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    mark.isHidden = !titles.indices.contains(selectedSegmentIndex)
    let width = bounds.width / CGFloat(max(titles.count, 1))
    mark.frame = CGRect(
      x: width * CGFloat(max(selectedSegmentIndex, 0)), y: 0, width: width, height: bounds.height
    ).insetBy(dx: 2, dy: 2)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
      label.font = .systemFont(
        ofSize: 13, weight: index == selectedSegmentIndex ? .semibold : .medium)
    }
  }

  private func showTitles() {
    while labels.count > titles.count { labels.removeLast().removeFromSuperview() }
    while labels.count < titles.count {
      let label = UILabel()
      label.textAlignment = .center
      addSubview(label)
      labels.append(label)
    }
    for (label, title) in zip(labels, titles) { label.text = title }
    setNeedsLayout()
  }

  private func addParts() {
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    layer.cornerRadius = 8
    mark.backgroundColor = .white
    mark.layer.cornerRadius = 7
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }
}
