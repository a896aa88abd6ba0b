import Views

/// What is seen when nobody supplies an animator; the durations are the system's.
enum SystemLooks {
  static let entries: [Catalogue.Entry] = [
    Catalogue.Entry(
      id: "navigation", title: "Navigation",
      summary: "The system's push and pop: the upper screen slides, the lower one gives way",
      family: .system, triggers: [.push, .pop], parameters: [],
      technique: .systemLook(.coverVertical)),
    Catalogue.Entry(
      id: "cover-vertical", title: "Cover vertical",
      summary: "The system's presentation: the new screen slides up over the old one",
      family: .system, triggers: [.present, .dismiss], parameters: [],
      technique: .systemLook(.coverVertical)),
    Catalogue.Entry(
      id: "flip-horizontal", title: "Flip horizontal",
      summary: "The system's flip: the screen turns over, the new one on its back",
      family: .system, triggers: [.present, .dismiss], parameters: [],
      technique: .systemLook(.flipHorizontal)),
    Catalogue.Entry(
      id: "cross-dissolve", title: "Cross dissolve",
      summary: "The system's dissolve: the upper screen fades over the lower one",
      family: .system, triggers: [.present, .dismiss], parameters: [],
      technique: .systemLook(.crossDissolve)),
    Catalogue.Entry(
      id: "partial-curl", title: "Partial curl",
      summary: "The system's partial curl: the old screen is lifted, and the new one seen beneath",
      family: .system, triggers: [.present, .dismiss], parameters: [],
      technique: .systemLook(.partialCurl), closing: .other),
    LayoutTransition.entry,
  ]
}
