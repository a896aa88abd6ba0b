import Foundation

extension AttributeScopes {
  /// The attributes of texts that are drawn.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts that are drawn.
  public struct UIKitAttributes: AttributeScope {
    /// The typeface.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between letters, in points.
    public let kern: KernAttribute
    /// How far the text stands above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How lines follow each other.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Whether a line is under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Whether a line is through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The typeface.
    public enum FontAttribute: AttributedStringKey {
      /// A typeface.
      public typealias Value = UIFont
      /// The key's name.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The distance between letters.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// How far the text stands above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// How lines follow each other.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSParagraphStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// Whether a line is under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// Whether a line is through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of texts that are drawn by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// Creates the text with those of its attributes that are drawn.
  package convenience init(drawing text: AttributedString, over usual: AttributeContainer) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = usual.merging(run.attributes)
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: attributes.drawn))
    }
    self.init(attributedString: whole)
  }
}

extension AttributeContainer {
  /// The attributes that are drawn, under the keys that older texts have them under.
  package var drawn: [NSAttributedString.Key: Any] {
    let all: [NSAttributedString.Key: Any?] = [
      .font: self[AttributeScopes.UIKitAttributes.FontAttribute.self],
      .foregroundColor: self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self],
      .backgroundColor: self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self],
      .kern: self[AttributeScopes.UIKitAttributes.KernAttribute.self],
      .baselineOffset: self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self],
      .paragraphStyle: self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self],
      .underlineStyle:
        self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue,
      .strikethroughStyle:
        self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue,
    ]
    return all.compactMapValues { $0 }
  }
}
