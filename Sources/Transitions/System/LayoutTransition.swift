import Foundation
import Views

/// Two collection screens whose items are the pieces of the two pictures.
///
/// | progress | the items                                          | what they show          |
/// |----------|----------------------------------------------------|-------------------------|
/// | 0        | cover the screen in `columns-before` columns       | the outgoing screen     |
/// | 1        | cover the screen in `columns-after` columns        | the incoming screen     |
///
/// Nobody supplies an animator: the navigation controller moves the items from one layout to the
/// other, or, without layout-to-layout navigation, slides the screens.
enum LayoutTransition {
  /// What a navigation controller does.
  private enum Navigation: String, CaseIterable {
    case layouts
    case screens
  }

  static let entry = Catalogue.Entry(
    id: "layout-transition", title: "Layout transition",
    summary: "The items of a collection move from the old screen's layout to the new one's",
    family: .system, triggers: [.push, .pop],
    parameters: [
      .count("items", 12, "How many items there are"),
      .count("columns-before", 3, "The columns of the old screen"),
      .count("columns-after", 2, "The columns of the new screen"),
      Catalogue.Parameter(
        "navigation", .choice(of: Navigation.allCases.map(\.rawValue)), default: .choice("layouts"),
        "Whether the items move from layout to layout, or the screens slide"),
    ],
    technique: .screens(screens))

  @MainActor
  private static func screens(
    _ values: ParameterValues, outgoing: UIImage, incoming: UIImage
  ) -> (outgoing: UIViewController, incoming: UIViewController) {
    let layouts = (
      MosaicLayout(columns: Int(values.number("columns-before")), share: 0),
      MosaicLayout(columns: Int(values.number("columns-after")), share: 1)
    )
    let pieces = MosaicPieces(
      count: Int(values.number("items")), outgoing: (outgoing, layouts.0),
      incoming: (incoming, layouts.1))
    let screens = (
      outgoing: MosaicController(pieces, layout: layouts.0, title: "outgoing"),
      incoming: MosaicController(pieces, layout: layouts.1, title: "incoming")
    )
    let changesLayouts = values.choice("navigation", of: Navigation.self) == .layouts
    for screen in [screens.outgoing, screens.incoming] {
      screen.useLayoutToLayoutNavigationTransitions = changesLayouts
    }
    return screens
  }
}
