import Foundation
import Layers
import Raster
import Testing
import Typesetting
import Views

/// Buttons and cells that look as configurations say, in a font whose glyphs are blocks: a capital is
/// 0.6 of the size wide, and a line as high as the size.
@MainActor
@Suite(.serialized)
struct ConfigurationTests {
  private func withBlocks(_ body: () throws -> Void) rethrows {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/fonts/blocks.ttf")
    Timeline.current = Timeline()
    UIScreen.main.configure(size: CGSize(width: 400, height: 400), scale: 2)
    let before = FontBook.current
    FontBook.current = FontBook(file: file.path)
    defer { FontBook.current = before }
    try body()
  }

  private func picture(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
  }

  /// The colour in the middle of a pixel of what a view looks like.
  private func color(_ view: UIView, _ x: Int, _ y: Int) -> UIColor? {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }
    return image.cgImage.map { image in
      let pixel = image.picture.bitmap.pixels[y * image.width + x]
      return UIColor(
        red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255,
        blue: CGFloat(pixel.blue) / 255, alpha: CGFloat(pixel.alpha) / 255)
    }
  }

  @Test func `a configured button is as large as what it holds and the room around`() {
    withBlocks {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "HH"
      // 17 points: two capitals are 20.4 wide, rounded up to half points.
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 20.5 + 24, height: 17 + 14))
      #expect(button.bounds.size == button.intrinsicContentSize)
      configuration.buttonSize = .large
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 20.5 + 40, height: 17 + 30))
      configuration.contentInsets = .zero
      configuration.image = picture(30)
      configuration.imagePadding = 4
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 54.5, height: 30))
      configuration.imagePlacement = .top
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 51))
    }
  }

  @Test func `picture and title stand where the placement says`() {
    withBlocks {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "HH"
      configuration.image = picture(30)
      configuration.imagePadding = 4
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 22.75, y: 15, width: 30, height: 30))
      #expect(button.titleLabel?.frame.width == 20.5)
      configuration.imagePlacement = .trailing
      button.configuration = configuration
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.maxX == 77.25)
      button.contentHorizontalAlignment = .leading
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == 12)
    }
  }

  @Test func `backgrounds are drawn with the corners of the style`() {
    withBlocks {
      var configuration = UIButton.Configuration.filled()
      configuration.baseBackgroundColor = .red
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(color(button, 50, 20) == .red)
      #expect(color(button, 1, 1)?.cgColor.alpha == 0)
      #expect(color(button, 1, 20) == .red)
      configuration.cornerStyle = .fixed
      configuration.background.cornerRadius = 0
      button.configuration = configuration
      #expect(color(button, 0, 0) == .red)
      button.isEnabled = false
      #expect(color(button, 50, 20) != .red)
      configuration.background.backgroundColor = .green
      button.configuration = configuration
      #expect(color(button, 50, 20) == .green)
      button.configuration = nil
      #expect(color(button, 50, 20)?.cgColor.alpha == 0)
    }
  }

  @Test func `titles look as attributes and their transformer say`() {
    withBlocks {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "HH"
      configuration.contentInsets = .zero
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var outgoing = $0
        outgoing.font = UIFont.systemFont(ofSize: 10)
        return outgoing
      }
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 12, height: 10))
      configuration.titleTextAttributesTransformer = nil
      var title = AttributedString("H")
      title.font = UIFont.systemFont(ofSize: 20)
      configuration.attributedTitle = title
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 12, height: 20))
      #expect(configuration.title == "H")
    }
  }

  @Test func `handlers follow the state before the next layout`() {
    withBlocks {
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isHighlighted ? "HHH" : "H"
      }
      #expect(button.configuration?.title == nil)
      button.layoutIfNeeded()
      #expect(button.configuration?.title == "H")
      button.isHighlighted = true
      button.layoutIfNeeded()
      #expect(button.titleLabel?.attributedText?.string == "HHH")
    }
  }

  @Test func `a cell shows the content and the background of its configurations`() {
    withBlocks {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      var content = cell.defaultContentConfiguration()
      content.text = "HH"
      content.secondaryText = "H"
      content.image = picture(20)
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .green
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 5, bottom: 5, trailing: 5)
      cell.backgroundConfiguration = background
      #expect(color(cell, 100, 8) == .green)
      #expect(color(cell, 2, 2)?.cgColor.alpha == 0)
      #expect(color(cell, 20, 30) == .black)
      let view = cell.contentView.subviews.last { $0 is UIListContentView }
      let labels = view?.subviews.compactMap { $0 as? UILabel } ?? []
      #expect(labels.map(\.text) == ["HH", "H"])
      // 17 and 12 high, 3 apart, about the middle of 60.
      #expect(labels.map(\.frame.minX) == [52, 52])
      #expect(labels.map(\.frame.minY) == [14, 34])
      #expect(view?.sizeThatFits(CGSize(width: 200, height: 0)).height == 54)
      cell.contentConfiguration = nil
      #expect(cell.contentView.subviews.contains { $0 is UIListContentView } == false)
    }
  }

  @Test func `typefaces are asked for by descriptors`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontName == ".SFUI-BoldItalic")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 12)
        == UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
    let heavy = UIFontDescriptor(fontAttributes: [
      .family: "Helvetica", .size: CGFloat(9),
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: heavy, size: 0).pointSize == 9)
    #expect(UIFont(descriptor: heavy, size: 0).familyName == "Helvetica")
    #expect(UIFontMetrics.default.scaledFont(for: body) == body)
    #expect(UIFontMetrics.default.scaledFont(for: body, maximumPointSize: 10).pointSize == 10)
  }

  @Test func `colours of Display P3 become those of sRGB`() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).cgColor.components ?? []
    #expect(zip(white, [1, 1, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components ?? []
    #expect(red.count == 4)
    #expect(zip(red, [1.093066, -0.226742, -0.150135, 1]).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  @Test func `pictures are mirrored, made small and written as JPEG`() throws {
    let left = CGRect(x: 0, y: 0, width: 2, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(left)
    }
    for orientation in (0..<8).compactMap(UIImage.Orientation.init(rawValue:)) {
      let stored = try #require(image.cgImage)
      let seen = UIImage(cgImage: stored, scale: 1, orientation: orientation)
      let flipped = try #require(seen.withHorizontallyFlippedOrientation().uprightImage)
      let upright = try #require(seen.uprightImage)
      for y in 0..<4 {
        for x in 0..<4 {
          #expect(
            flipped.picture.bitmap.pixels[y * 4 + x]
              == upright.picture.bitmap.pixels[y * 4 + 3 - x])
        }
      }
    }
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 2, height: 2)))
    #expect(small.size == CGSize(width: 2, height: 2))
    #expect(small.cgImage?.picture.bitmap.pixels.map(\.alpha) == [255, 0, 255, 0])
    let bytes = try #require(image.jpegData(compressionQuality: 1))
    let jpeg = try #require(UIImage(data: bytes))
    #expect(jpeg.size == image.size)
    let pixel = try #require(jpeg.cgImage?.picture.bitmap.pixels.first)
    #expect(pixel.red > 240)
    #expect(pixel.green < 20)
  }
}
