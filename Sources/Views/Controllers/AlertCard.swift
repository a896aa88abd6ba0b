import Foundation
import Layers

/// The card of a question: its texts, its fields and its choices.
///
/// ```
/// ┌────────────────┐
/// │     title      │  17 points semibold; on action sheets 13 points, grey
/// │    message     │  13 points
/// │ [ field      ] │
/// ├───────┬────────┤
/// │ one   │ other  │  17 points; on action sheets 20
/// └───────┴────────┘
/// ```
final class AlertCard: UIView {
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 19.5
  private static let gap: CGFloat = 3
  private static let fieldHeight: CGFloat = 26
  private static let fieldGap: CGFloat = 10
  private static let line: CGFloat = 0.5

  /// Called with the choice that has been tapped.
  var choose: (UIAlertAction) -> Void = { _ in }

  private let isAlert: Bool
  private let texts: [UILabel]
  private let fields: [UITextField]
  private let rows: [AlertRow]
  /// The lines above the rows, or beside the second of two.
  private let lines: [UIView]

  init(
    _ style: UIAlertController.Style, title: String?, message: String?, fields: [UITextField],
    actions: [UIAlertAction], emphasised: UIAlertAction?
  ) {
    let isAlert = style == .alert
    self.isAlert = isAlert
    self.fields = fields
    let fonts: [UIFont] = [
      .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold), .systemFont(ofSize: 13),
    ]
    texts = zip([title, message], fonts).compactMap { text, font in
      text.map {
        AlertCard.label($0, font, color: isAlert ? .black : UIColor(white: 0.5, alpha: 1))
      }
    }
    rows = actions.map { AlertRow($0, isAlert: isAlert, isEmphasised: $0 === emphasised) }
    lines = rows.map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    layer.cornerRadius = 13
    clipsToBounds = true
    for view in texts + fields + rows + lines { addSubview(view) }
    for line in lines { line.backgroundColor = UIColor(white: 0, alpha: 0.2) }
    for field in fields {
      field.backgroundColor = .white
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
    }
    for row in rows {
      row.addGestureRecognizer(
        UITapGestureRecognizer(target: self) { [weak self, weak row] _ in
          if let self, let row, row.action.isEnabled { choose(row.action) }
        })
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("cards are made in code")
  }

  private static func label(_ text: String, _ font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = font
    label.textColor = color
    label.text = text
    return label
  }

  /// Returns how high the card is when it is so many points wide.
  func height(ofWidth width: CGFloat) -> CGFloat {
    headHeight(ofWidth: width) + rowHeight * CGFloat(isPair(in: width) ? 1 : rows.count)
  }

  private var rowHeight: CGFloat { isAlert ? 44 : 57 }

  /// Whether two choices stand side by side: their texts must fit.
  private func isPair(in width: CGFloat) -> Bool {
    isAlert && rows.count == 2 && rows.allSatisfy { $0.textWidth <= width / 2 - Self.margin }
  }

  private func headHeight(ofWidth width: CGFloat) -> CGFloat {
    guard !texts.isEmpty || !fields.isEmpty else { return 0 }
    var height = Self.padding * 2
    for label in texts { height += textHeight(of: label, in: width) }
    height += Self.gap * CGFloat(max(texts.count - 1, 0))
    return height + (Self.fieldHeight + Self.fieldGap) * CGFloat(fields.count)
  }

  private func textHeight(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: 0)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    var y = Self.padding
    for label in texts {
      let height = textHeight(of: label, in: width)
      label.frame = CGRect(
        x: Self.margin, y: y, width: width - 2 * Self.margin, height: height)
      y += height + Self.gap
    }
    for field in fields {
      field.frame = CGRect(
        x: Self.margin, y: y + Self.fieldGap - Self.gap, width: width - 2 * Self.margin,
        height: Self.fieldHeight)
      y += Self.fieldHeight + Self.fieldGap
    }
    layRowsOut()
  }

  private func layRowsOut() {
    let width = bounds.width
    let head = headHeight(ofWidth: width)
    let isPair = isPair(in: width)
    for (index, row) in rows.enumerated() {
      let place = CGFloat(index)
      row.frame =
        isPair
        ? CGRect(x: place * width / 2, y: head, width: width / 2, height: rowHeight)
        : CGRect(x: 0, y: head + place * rowHeight, width: width, height: rowHeight)
      lines[index].frame =
        isPair && index > 0
        ? CGRect(x: row.frame.minX, y: head, width: Self.line, height: rowHeight)
        : CGRect(x: 0, y: row.frame.minY, width: width, height: Self.line)
      lines[index].isHidden = row.frame.minY == 0
    }
  }
}

/// One choice on a card.
private final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isAlert: Bool, isEmphasised: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.font = .systemFont(
      ofSize: isAlert ? 17 : 20, weight: isEmphasised ? .semibold : .regular)
    label.textColor =
      !action.isEnabled
      ? UIColor(white: 0.6, alpha: 1)
      : action.style == .destructive ? .systemRed : .systemBlue
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("rows are made in code")
  }

  /// How wide the text is, in points.
  var textWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }
}
