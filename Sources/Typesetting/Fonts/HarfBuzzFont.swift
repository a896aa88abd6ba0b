import CHarfBuzz
import Geometry

/// A font of the shaping library at one place of its axes, in the units that its file has.
///
/// Nothing changes it once it is made, and the library allows that any thread asks what is immutable.
final class HarfBuzzFont: @unchecked Sendable {
  /// The library's object.
  let font: OpaquePointer
  /// Units to the size.
  let unitsPerEm: Int

  /// The version of the library.
  static var version: String { String(cString: hb_version_string()) }

  /// Opens the first font in a file's bytes; nil if there is none.
  ///
  /// `axes` are values for axes that the font may have, by their four letters.
  init?(_ bytes: [UInt8], axes: [FontAxis] = []) {
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    let units = Int32(hb_face_get_upem(face))
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, units, units)
    if !axes.isEmpty {
      let settings = axes.map { hb_variation_t(tag: Self.tag($0.tag), value: Float($0.value)) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    self.font = font
    unitsPerEm = Int(units)
  }

  deinit {
    hb_font_destroy(font)
  }

  static func tag(_ letters: String) -> hb_tag_t {
    hb_tag_from_string(letters, Int32(letters.utf8.count))
  }

  /// The axes that the font has, and how far each one goes.
  var axes: [String: ClosedRange<Double>] {
    let face = hb_font_get_face(font)
    var count = hb_ot_var_get_axis_count(face)
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &found)
    var axes: [String: ClosedRange<Double>] = [:]
    for axis in found.prefix(Int(count)) where axis.min_value <= axis.max_value {
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }
      axes[String(decoding: letters, as: UTF8.self)] =
        Double(axis.min_value)...Double(axis.max_value)
    }
    return axes
  }

  /// Returns an entry of the font's table of names, in English.
  func name(_ id: Int) -> String? {
    var count = UInt32(256)
    var text = [CChar](repeating: 0, count: Int(count))
    let language = hb_language_from_string("en", 2)
    let length = hb_ot_name_get_utf8(
      hb_font_get_face(font), hb_ot_name_id_t(id), language, &count, &text)
    guard length > 0 else { return nil }
    return String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The measures that the font's tables state.
  var metrics: FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let units = Double(unitsPerEm)
    func measure(_ tag: hb_ot_metrics_tag_t, else share: Double) -> Double {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return share }
      return Double(position) / units
    }
    let thickness = measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: 0.07)
    return FontMetrics(
      ascender: Double(extents.ascender) / units, descender: Double(extents.descender) / units,
      lineGap: Double(extents.line_gap) / units,
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7),
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5),
      underlinePosition: measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -0.1),
      lineThickness: thickness,
      strikethroughPosition: measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, else: 0.25))
  }

  /// Returns the number that stands for the script of a character.
  static func script(of scalar: Unicode.Scalar) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// The scripts of characters that go with any other.
  static let commonScripts: Set<UInt32> = [
    HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue,
  ]
}

/// A value for one of the axes of a variable font.
struct FontAxis: Sendable, Hashable {
  /// The axis's four letters, such as `wght`.
  var tag: String
  /// Where on the axis.
  var value: Double
}
