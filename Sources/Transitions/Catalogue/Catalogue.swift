/// Every built-in transition.
public enum Catalogue {
  /// The entries, in the order in which lists show them.
  public static let entries: [Entry] =
    [
      SlideRight.entry,
      TabSlide.entry,
      Crossfade.entry,
      CircleReveal.entry,
      CircleCollapse.entry,
      DoorOpen.entry,
      Zoom.entry,
      Diagonal.entry,
      MagicMove.entry,
      PhotoPush.entry,
      PhotoPop.entry,
      CardFlip.entry,
      CardFlipBack.entry,
      PageTurn.entry,
      PageTurnBack.entry,
      SpringUpSegue.entry,
      SpringDownSegue.entry,
    ] + SystemLooks.entries

  /// Returns the entry of this id.
  public static func entry(_ id: String) throws(CatalogueError) -> Entry {
    guard let entry = entries.first(where: { $0.id == id }) else {
      throw .unknownTransition(id: id, known: entries.map(\.id))
    }
    return entry
  }
}
