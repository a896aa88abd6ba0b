// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The version of the platform's Foundation: that of a recent system.
public let NSFoundationVersionNumber = 2_000.0
/// The version in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
/// The version in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1_047.2
/// The version in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1_047.25
/// The version in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1_140.11
/// The version in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1_144.17
