import CLibDeflate

extension PNGOptions.Preset {
  /// What a file's bytes depend on beside its pixels: the preset, and the release of libdeflate if
  /// that compresses.
  public var dependence: String {
    switch self {
    case .fast: rawValue
    case .default, .small: "\(rawValue), libdeflate \(LIBDEFLATE_VERSION_STRING)"
    }
  }
}
