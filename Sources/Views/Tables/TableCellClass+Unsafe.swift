extension UITableViewCell {
  /// Creates a cell of the class `kind`, by its `init(style:reuseIdentifier:)`.
  ///
  /// As ``UIView/make(_:)``: constructing through `UITableViewCellMade.Type` calls the entry for the
  /// initialiser in the class's own table of methods, which both classes have from `UITableViewCell`.
  static func make(_ kind: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    guard kind != UITableViewCell.self else {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let made = unsafeBitCast(kind, to: UITableViewCellMade.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
    return Unmanaged<UITableViewCell>.fromOpaque(Unmanaged.passRetained(made).toOpaque())
      .takeRetainedValue()
  }
}
