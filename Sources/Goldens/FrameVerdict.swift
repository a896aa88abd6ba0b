import ImageCodecs

/// What a comparison says about one frame.
public enum FrameVerdict: Sendable, Hashable {
  /// Every pixel is equal.
  case same
  /// Some pixels differ, by no more than the limits let pass.
  case tolerated(PictureDifference)
  /// Some pixels differ.
  case different(PictureDifference)
  /// Some pixels differ, as the hashes say; a picture to measure by is not kept.
  case unmeasured
  /// The pictures have different sizes.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// The pixels are equal, but mean different colours: the pictures carry different profiles.
  case profiles(expected: String, actual: String)
  /// There is an expected picture and no actual one.
  case missing
  /// There is an actual picture and no expected one.
  case extra
  /// One of the pictures cannot be read.
  case unreadable(ImageReadingError)
}

extension FrameVerdict {
  /// Compares two pictures, exactly unless the criteria say otherwise.
  public init(
    expected: StraightImage, actual: StraightImage,
    _ criteria: ComparisonCriteria = ComparisonCriteria()
  ) {
    let sizes = [expected, actual].map { PixelSize(width: $0.width, height: $0.height) }
    guard sizes[0] == sizes[1] else {
      self = .sizes(expected: sizes[0], actual: sizes[1])
      return
    }
    let difference = criteria.difference(expected: expected, actual: actual)
    if !difference.isNone, !criteria.allow(difference) {
      self = .different(difference)
    } else if !expected.profile.means(actual.profile) {
      self = .profiles(expected: expected.profile.label, actual: actual.profile.label)
    } else {
      self = difference.isNone ? .same : .tolerated(difference)
    }
  }

  /// Compares two pictures of which at least one is not there, by what is recorded about them.
  init(expected: FrameRecord, actual: FrameRecord) {
    if expected.hash == actual.hash {
      self =
        expected.hasProfile(of: actual)
        ? .same
        : .profiles(expected: expected.colorProfile ?? "", actual: actual.colorProfile ?? "")
    } else if let size = expected.size, let other = actual.size, size != other {
      self = .sizes(expected: size, actual: other)
    } else {
      self = .unmeasured
    }
  }

  /// Whether the frame is as it should be.
  public var passes: Bool {
    switch self {
    case .same, .tolerated: true
    case .different, .unmeasured, .sizes, .profiles, .missing, .extra, .unreadable: false
    }
  }

  /// A word for the verdict, as machines read it.
  public var word: String {
    switch self {
    case .same: "same"
    case .tolerated: "within-limits"
    case .different: "different"
    case .unmeasured: "different-unmeasured"
    case .sizes: "wrong-size"
    case .profiles: "wrong-profile"
    case .missing: "missing"
    case .extra: "extra"
    case .unreadable: "unreadable"
    }
  }

  /// What a measure says about the frame: 0 where pixels are equal, nil where nothing is measured.
  public func value(of measure: ComparisonLimit.Measure) -> Double? {
    switch self {
    case .same, .profiles: 0
    case .tolerated(let difference), .different(let difference): difference[measure]
    case .unmeasured, .sizes, .missing, .extra, .unreadable: nil
    }
  }
}
