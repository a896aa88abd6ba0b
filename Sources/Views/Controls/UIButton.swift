import Foundation
import Layers

/// A control with a title and a picture.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks, with the platform's numbers.
  public enum ButtonType: Int, Sendable, Hashable {
    /// As its parts are set.
    case custom = 0
    /// In the tint.
    case system = 1
    /// As a circled arrow.
    case detailDisclosure = 2
    /// As an "i" on light ground.
    case infoLight = 3
    /// As an "i" on dark ground.
    case infoDark = 4
    /// As a plus sign.
    case contactAdd = 5
    /// As a cross.
    case close = 7
  }

  /// The view of the title.
  ///
  /// The button sets its text and its colour; what else it looks like may be set here.
  public private(set) var titleLabel: UILabel? = UILabel()
  /// The view of the picture.
  public private(set) var imageView: UIImageView? = UIImageView()
  /// How the button looks; kept, not drawn.
  public private(set) var buttonType = ButtonType.custom
  /// Room around title and picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// Room around the title beside the room around everything, in points.
  @HeardProperty open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Room around the picture beside the room around everything, in points.
  @HeardProperty open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the picture is dimmed under a finger; kept: it is not.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is dimmed while the button does nothing; kept: it is not.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger; kept: it does not.
  open var showsTouchWhenHighlighted = false

  /// What the button shows and how it looks; nil: as the parts set for its states say.
  ///
  /// A title and a picture that the configuration lacks are those set for the state.
  open var configuration: Configuration? {
    didSet { showParts() }
  }
  /// Called before the button is laid out for the first time, and again when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration follows the state by itself; kept: its colours always do.
  open var automaticallyUpdatesConfiguration = true
  /// Whether a tap selects the button, or takes the selection away.
  open var changesSelectionAsPrimaryAction = false
  /// What the button is for; kept.
  open var role = Role.normal
  /// What can be chosen; kept: menus never open.
  open var menu: UIMenu?
  /// Whether a tap opens the menu; kept, and said once: menus never open.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction { UIMenu.noteThatNoneOpens() } }
  }

  private var needsConfigurationUpdate = false
  private var configured: ConfiguredButtonParts?
  private var backgrounds: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private let backgroundView = UIImageView()
  private var shadowColors: [State: UIColor] = [:]
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    showParts()
  }

  /// Creates a button of a type that does `primaryAction` when it is tapped, and shows its title and
  /// picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showParts()
  }

  /// Sets the title with attributes for a state; it goes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showParts()
  }

  /// Returns the title with attributes for a state, or that for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showParts()
  }

  /// Returns the title's colour for a state, or that for the normal one.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    showParts()
  }

  /// Returns the colour of the title's shadow for a state, or that for the normal one.
  open func titleShadowColor(for state: State) -> UIColor? {
    shadowColors[state] ?? shadowColors[.normal]
  }

  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    showParts()
  }

  /// Returns the picture behind everything for a state, or that for the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The picture behind everything that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title's colour that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showParts()
  }

  /// Returns the title for a state, or that for the normal one.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// Returns the picture for a state, or that for the normal one.
  open func image(for state: State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }

  open override var isHighlighted: Bool {
    didSet { stateDidChange() }
  }

  open override var isSelected: Bool {
    didSet { stateDidChange() }
  }

  open override var isEnabled: Bool {
    didSet { stateDidChange() }
  }

  open override func sendActions(for controlEvents: Event) {
    if changesSelectionAsPrimaryAction, isEnabled,
      !controlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
    {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }

  /// Has ``updateConfiguration()`` called before the button is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to the state: here by calling the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured {
      return configured.layout(of: size.width > 0 ? size.width : .infinity).size
    }
    let picture = currentImage?.size ?? .zero
    let title = titleLabel?.sizeThatFits(.zero) ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: picture.width + title.width + insets.left + insets.right,
      height: max(picture.height, title.height) + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    if let configured {
      configured.layOut(in: self)
      backgroundView.frame = bounds
      return
    }
    let content = bounds.inset(by: contentEdgeInsets)
    let picture = currentImage?.size ?? .zero
    var title = titleLabel?.sizeThatFits(.zero) ?? .zero
    title.width = max(min(title.width, content.width - picture.width), 0)
    backgroundView.frame = bounds
    let start = content.midX - (picture.width + title.width) / 2
    let (pictured, titled) = (imageEdgeInsets, titleEdgeInsets)
    imageView?.frame = CGRect(
      x: start + (pictured.left - pictured.right) / 2,
      y: content.midY - picture.height / 2 + (pictured.top - pictured.bottom) / 2,
      width: picture.width, height: picture.height)
    titleLabel?.frame = CGRect(
      x: (start + picture.width + (titled.left - titled.right) / 2).onWholePixel,
      y: (content.midY - title.height / 2 + (titled.top - titled.bottom) / 2).onWholePixel,
      width: title.width, height: title.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  private func addParts() {
    layer.isOpaque = false
    titleLabel?.font = .systemFont(ofSize: 15)
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    for view in [backgroundView, imageView, titleLabel] {
      if let view { addSubview(view) }
    }
  }

  private func stateDidChange() {
    showParts()
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  private func showParts() {
    if let configuration {
      let parts = configured ?? ConfiguredButtonParts(of: self)
      configured = parts
      parts.show(configuration, in: self)
      backgroundView.image = currentBackgroundImage
      superview?.setNeedsLayout()
      setNeedsLayout()
      return
    }
    configured?.remove()
    configured = nil
    titleLabel?.textColor = currentTitleColor
    if let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else {
      titleLabel?.text = currentTitle
    }
    if !shadowColors.isEmpty { titleLabel?.shadowColor = titleShadowColor(for: state) }
    backgroundView.image = currentBackgroundImage
    imageView?.image = currentImage
    setNeedsLayout()
  }
}

extension CGFloat {
  /// The nearest place between whole pixels of the screen.
  @MainActor package var onWholePixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }
}
