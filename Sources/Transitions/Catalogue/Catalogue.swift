/// Every built-in transition.
public enum Catalogue {
  /// The entries, family by family, in the order in which lists show them.
  public static let entries: [Entry] =
    circles + wipes + shapes + slides + springs + sheets + doors + tiles + flips + pages + depth
    + spins
    + fades + pictures + SystemLooks.entries

  /// Returns the entry of this id.
  public static func entry(_ id: String) throws(CatalogueError) -> Entry {
    guard let entry = entries.first(where: { $0.id == id }) else {
      throw .unknownTransition(id: id, known: entries.map(\.id))
    }
    return entry
  }
}

extension Catalogue {
  private static let circles = [
    CircleReveal.entry, CircleCollapse.entry, Ping.entry, Bubble.entry,
  ]

  private static let wipes = [
    Wipe.entry, WipeCorner.entry, WipeAngled.entry, ClockWipe.entry, BowTie.entry,
  ]

  private static let shapes = [
    DiamondsCollide.entry, DiamondsSplit.entry, DiamondRing.entry, NestedFrames.entry, Dots.entry,
    ShapeReveal.entry, Crop.entry,
  ]

  private static let slides = [
    Slide.entry, SlideRight.entry, TabSlide.entry, Diagonal.entry, SlideScaled.entry,
    ZoomSlide.entry, Cover.entry, Uncover.entry, Parallax.entry, PageIn.entry, PushBack.entry,
    TiltBack.entry, PullDown.entry, Film.entry, Cards.entry, AnchorZoom.entry, Squeeze.entry,
  ]

  private static let springs = [
    SpringUpSegue.entry, SpringDownSegue.entry, SpringCover.entry, DropDown.entry, PopZoom.entry,
    SwingIn.entry,
  ]

  private static let sheets = [DeckSheet.entry, PopTip.entry, GrowOverlay.entry]

  private static let doors = [
    DoorOpen.entry, SplitSlide.entry, KeyedSplit.entry, Portal.entry, Doorway.entry,
  ]

  private static let tiles = [
    Explode.entry, Slices.entry, Chessboard.entry, Zigzag.entry, TiledFlip.entry,
    TiledFlip.waveEntry, InsetCopies.entry, Fold.entry,
  ]

  private static let flips = [
    CardFlip.entry, CardFlipBack.entry, Turn.entry, HalfFlip.entry, FoldFlip.entry,
    HingeOverlay.entry,
  ]

  private static let pages = [PageTurn.entry, PageTurnBack.entry, PageCurl.entry]

  private static let depth = [Cube.entry, NatGeo.entry, Swap.entry, ZoomThrough.entry]

  private static let spins = [
    SpinFade.entry, CornerRoll.entry, Disc.entry, SpinningShrink.entry,
  ]

  private static let fades = [Crossfade.entry]

  private static let pictures = [
    Zoom.entry, MagicMove.entry, PhotoPush.entry, PhotoPop.entry, PhotoZoom.entry,
    PictureBlend.entry, KeyPress.entry, KeyToTop.entry, Elevate.entry,
  ]
}
