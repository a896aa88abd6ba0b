import Foundation
import Layers
import Raster
import Testing
import Views

@MainActor
@Suite struct ControlTests {
  final class Photo: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test func `zooming in shows a place larger, in the middle`() {
    let rig = Rig()
    let photo = Photo()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = photo
    scroll.maximumZoomScale = 4
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.addSubview(photo.view)
    rig.window.addSubview(scroll)
    scroll.zoom(to: CGRect(x: 25, y: 50, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(photo.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 100))
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 4)
  }

  @Test func `a button can be made with what it does`() {
    _ = Rig()
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.title(for: .normal) == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(UIButton(primaryAction: nil).title(for: .normal) == nil)
  }

  @Test func `the knob of a slider stands where the value is`() throws {
    _ = Rig()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 28))
    slider.maximumValue = 10
    slider.value = 5
    slider.layoutIfNeeded()
    let knob = try #require(slider.subviews.last)
    #expect(knob.center == CGPoint(x: 64, y: 14))
    slider.value = 99
    #expect(slider.value == 10)
  }

  @Test func `a sign that turns is seen, and one stroke after the other is dark`() throws {
    let rig = Rig()
    let sign = UIActivityIndicatorView(style: .large)
    rig.window.addSubview(sign)
    #expect(sign.isHidden)
    sign.startAnimating()
    rig.timeline.commit()
    #expect(!sign.isHidden)
    let stroke = try #require(sign.layer.sublayers?.first)
    let now = stroke.presentationPropertiesNow().opacity
    rig.timeline.advance(to: 0.4)
    #expect(now == 1)
    #expect(stroke.presentationPropertiesNow().opacity < 0.8)
    sign.stopAnimating()
    #expect(sign.isHidden)
  }

  @Test func `an action knows what operated it`() {
    _ = Rig()
    let button = UIButton(type: .system)
    var sender: AnyObject?
    button.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
  }

  @Test func `a storyboard makes the screens that are registered`() {
    _ = Rig()
    UIStoryboard.register("Card") { UITableViewController(style: .grouped) }
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Card")
    #expect((screen as? UITableViewController)?.tableView.style == .grouped)
  }

  @Test func `a gradient is drawn between its ends`() throws {
    _ = Rig()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4))
    let image = renderer.image { context in
      guard
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(),
          colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: nil)
      else { return }
      context.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0),
        options: .drawsAfterEndLocation)
    }
    let bitmap = try #require(image.cgImage?.picture.bitmap)
    let unit = bitmap.width / 10
    let bits: [UInt32] = [0, 3, 6, 9].map { bitmap[$0 * unit, 0].bits }
    #expect(bits[0] == 0)
    #expect(bits[3] == 0xFFFF_FFFF)
    let (near, far) = (bits[1] & 0xFF, bits[2] & 0xFF)
    #expect(near < far)
  }
}
