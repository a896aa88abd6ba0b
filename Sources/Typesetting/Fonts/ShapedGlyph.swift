import CHarfBuzz

/// A glyph that stands for characters, and where it goes; lengths in the font's units, y upwards.
struct ShapedGlyph: Sendable, Hashable {
  /// The glyph's number in the font; 0: the font has none.
  var glyph: UInt32
  /// The first of the characters that it stands for.
  var cluster: Int
  /// How far the next glyph is.
  var advance: Double
  /// How far the glyph lies right of its place.
  var offsetX: Double
  /// How far the glyph lies above its place.
  var offsetY: Double
}

extension HarfBuzzFont {
  /// Which way a run of text goes.
  enum Direction: Sendable, Hashable {
    case leftToRight
    case rightToLeft
  }

  /// Returns the glyphs of a part of a text, from left to right.
  ///
  /// `features` are switched on or off, by their four letters.
  func glyphs(
    of scalars: [UInt32], in range: Range<Int>, direction: Direction,
    features: [(tag: String, isOn: Bool)] = []
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(
      buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(
      buffer, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    // The language would be taken from the environment, and change what is drawn.
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
    hb_buffer_guess_segment_properties(buffer)
    let switches = features.map {
      hb_feature_t(
        tag: Self.tag($0.tag), value: $0.isOn ? 1 : 0, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, switches, UInt32(switches.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return zip(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count))
    ).map { info, position in
      ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance),
        offsetX: Double(position.x_offset), offsetY: Double(position.y_offset))
    }
  }
}
