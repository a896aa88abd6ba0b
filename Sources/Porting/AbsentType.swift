/// Types of the platform that are not here, and have no stand-in.
public enum AbsentType {
  /// Their names.
  public static let names: Set = [
    "AVPlayerLayer", "CAMetalLayer", "CIFilter", "UICalendarView",
    "UICollectionViewCompositionalLayout", "UIColorPickerViewController", "UIColorWell",
    "UIContentUnavailableConfiguration", "UIContextMenuInteraction", "UIDatePicker", "UIDocument",
    "UIDocumentPickerViewController", "UIDragInteraction", "UIDropInteraction",
    "UIEditMenuInteraction", "UIFindInteraction", "UIFocusGuide", "UIFontPickerViewController",
    "UIHostingController", "UIImagePickerController", "UIMenuController", "UIPasteboard",
    "UIPencilInteraction", "UIPickerView", "UIPointerInteraction", "UISearchBar",
    "UISearchController", "UIStepper", "WKWebView",
  ]
}
