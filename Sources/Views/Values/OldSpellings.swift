// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name that options of animation blocks had before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name that options of keyframe blocks had before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name that curves of animation blocks had before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name that transitions of animation blocks had before Swift 4.2.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The name that content modes had before Swift 4.2.
public typealias UIViewContentMode = UIView.ContentMode
/// The name that autoresizing masks had before Swift 4.2.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name that orientations of pictures had before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// The name that rendering modes had before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name that resizing modes had before Swift 4.2.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name that states of controls had before Swift 4.2.
public typealias UIControlState = UIControl.State
/// The name that events of controls had before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
/// The name that types of buttons had before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
/// The name that styles of blurs had before Swift 4.2.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name that states of applications had before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// The name that levels of windows had before Swift 4.2.
public typealias UIWindowLevel = UIWindow.Level
/// The name that phases of touches had before Swift 4.2.
public typealias UITouchPhase = UITouch.Phase
/// The name that attributes of constraints had before Swift 4.2.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name that relations of constraints had before Swift 4.2.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name that operations of navigation controllers had before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name that states of recognisers had before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name that directions of swipes had before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name that styles of cells had before Swift 4.2.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name that looks of selected cells had before Swift 4.2.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name that lines between cells had before Swift 4.2.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name that signs at the ends of cells had before Swift 4.2.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name that kinds of editing cells had before Swift 4.2.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name that styles of buttons of bars had before Swift 4.2.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name that buttons of the system's had before Swift 4.2.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name that an ordinary window's level had before Swift 4.2.
@MainActor public let UIWindowLevelNormal = UIWindow.Level.normal
/// The name that the status bar's level had before Swift 4.2.
@MainActor public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The name that alerts' level had before Swift 4.2.
@MainActor public let UIWindowLevelAlert = UIWindow.Level.alert
