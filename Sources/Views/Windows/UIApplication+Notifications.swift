// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension UIApplication {
  /// The application has come to the front.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The application is about to leave the front.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The application is not seen any more.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The application is about to be seen again.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The application has started.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The application is about to end.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The status bar is about to have another size.
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar has another size.
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The screen is about to be turned.
  public nonisolated static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  /// The screen has been turned.
  public nonisolated static let didChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
}

extension UIDevice {
  /// The device has been turned; nobody turns it here.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIResponder {
  /// The keyboard is about to come; there is none here.
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has come.
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to have another place.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has another place.
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard was, as an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, as an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard moves, as the number of a curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is this application's keyboard.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSNotification.Name {
  /// The older name of the notification that the keyboard is about to come.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The older name of the notification that the keyboard has come.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The older name of the notification that the keyboard is about to go.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The older name of the notification that the keyboard has gone.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The older name of the notification that the keyboard is about to have another place.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The older name of the notification that the device has been turned.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The older name of the notification that the application has come to the front.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The older name of the notification that the application is about to leave the front.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The older name of the notification that the application is not seen any more.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The older name of the notification that the application is about to be seen again.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  /// The older name of the notification that the status bar has another size.
  public static let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification
  /// The older name of the notification that the screen has been turned.
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
}

/// The older name of the key of where the keyboard was.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The older name of the key of where the keyboard will be.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The older name of the key of how long the keyboard moves.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The older name of the key of how the keyboard moves.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
