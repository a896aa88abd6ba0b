import Foundation
import ImageCodecs
import Raster
import Recording

/// The two screens that everything is tried on, at one size.
struct Screens: Sendable {
  /// What is drawn on; a point is a 393th of its width, as on a phone.
  let canvas: CanvasSize
  /// Where they come from.
  private let directory: String
  /// The files that they come from.
  let paths: (outgoing: String, incoming: String)
  /// The screen before: a list.
  let outgoing: Picture
  /// The screen afterwards: half of it a photo.
  let incoming: Picture

  /// Reads the screens, stretched to the size where they have another.
  init(directory: String, width: Int, height: Int) throws {
    guard let canvas = CanvasSize(width: width, height: height, scale: Double(width) / 393) else {
      throw Fault("\(width) by \(height) pixels are no canvas")
    }
    self.canvas = canvas
    self.directory = directory
    paths = ("\(directory)/from.png", "\(directory)/to.png")
    func picture(_ path: String) throws -> Picture {
      let picture = Picture(Bitmap(try ImageReader().read(path: path)))
      return PictureFit.stretch.picture(picture, filling: canvas, background: .black)
    }
    outgoing = try picture(paths.outgoing)
    incoming = try picture(paths.incoming)
  }

  /// Reads the files once more.
  func readAgain() throws -> Screens {
    try Screens(directory: directory, width: canvas.width, height: canvas.height)
  }
}

/// Why nothing could be timed.
struct Fault: Error, CustomStringConvertible {
  /// A sentence.
  let description: String

  /// Creates a fault.
  init(_ description: String) {
    self.description = description
  }
}
