/// What every page holds: its frame, its style and its scripts.
enum ViewerSource {
  /// The page, with places for what is particular to it.
  static var page: String { text(PackageResources.page_html) }

  /// The style sheet.
  static var style: String { text(PackageResources.page_css) }

  /// The scripts, as one: each file uses what the ones before it have.
  static var script: String {
    [
      PackageResources.book_js, PackageResources.png_js, PackageResources.pictures_js,
      PackageResources.difference_js, PackageResources.stage_js, PackageResources.loupe_js,
      PackageResources.player_js, PackageResources.curves_js, PackageResources.commands_js,
      PackageResources.position_js, PackageResources.keys_js, PackageResources.viewer_js,
    ].map(text).joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
