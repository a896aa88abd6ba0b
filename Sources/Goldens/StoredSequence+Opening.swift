import Documents
import Files
import Foundation
import ImageCodecs

/// Why a sequence could not be opened.
public enum StoredSequenceError: Error, Sendable, Hashable {
  /// There is nothing, or it cannot be read.
  case file(FileError)
  /// A picture was refused.
  case image(ImageReadingError)
  /// A document was refused.
  case document(DocumentError)
}

extension StoredSequence {
  /// The file name of manifests.
  static let manifestName = "manifest.json"

  /// The largest manifest or golden document that is read, in bytes.
  private static let documentLimit = 64 << 20

  /// Opens what is at a path, in whichever form.
  ///
  /// What a file is, its contents decide.
  /// A directory that holds a `golden.json` is a golden one; every other is one of pictures, of which
  /// there may be none. A picture is not read, so it may still turn out to be none.
  public init(
    opening path: String, limits: ImageLimits = ImageLimits()
  ) throws(StoredSequenceError) {
    if Self.isDirectory(path) {
      let golden = Self.joined(path, GoldenDocument.fileName)
      if FileManager.default.fileExists(atPath: golden) {
        self = try Self.golden(at: golden, path: path, limits)
      } else {
        self = try Self.directory(at: path, limits)
      }
      return
    }
    do {
      let bytes = try InputBytes(path: path, limit: limits.fileByteCount).bytes
      if Self.isDocument(bytes) {
        self = try Self.document(bytes, path: path, limits)
      } else if let animation = try ImageReader(limits: limits).readAnimation(
        bytes: bytes, from: path)
      {
        self.init(animation, path: path, limits: limits)
      } else {
        let name = PathParts(path).name
        self.init(
          path: path, form: .picture, frames: [Frame(name: name, location: .file(path))],
          imageLimits: limits, contents: .picture(bytes))
      }
    } catch let error as StoredSequenceError {
      throw error
    } catch let error as ImageReadingError {
      if case .unreadable(let code) = error.fault {
        throw .file(FileError(.read, path, code: code))
      }
      throw .image(error)
    } catch {
      preconditionFailure("opening has only these two kinds of errors")
    }
  }

  /// The sequence that an animated PNG is.
  public init(
    _ animation: AnimatedPNG, path: String, limits: ImageLimits = ImageLimits()
  ) {
    let count = animation.frames.count
    self.init(
      path: path, form: .animation,
      frames: animation.frames.indices.map {
        Frame(
          name: Self.name(ofFrame: $0, of: count), location: .animation(path, frame: $0))
      },
      rate: animation.rate, imageLimits: limits, contents: .animation(animation))
  }

  /// Whether there is a directory at a path.
  static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Returns the path of an entry of a directory.
  static func joined(_ directory: String, _ name: String) -> String {
    directory.isEmpty ? name : directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  private static func isDocument(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
      == UInt8(ascii: "{")
  }

  private static func directory(
    at path: String, _ limits: ImageLimits
  ) throws(StoredSequenceError) -> StoredSequence {
    guard let folder = PictureFolder(path) else {
      throw .file(FileError(.list, path, code: EACCES))
    }
    let manifest = try? AtomicFile.read(joined(path, manifestName), limit: documentLimit)
    let recorded =
      manifest.flatMap { try? RecordedSequence(reading: $0, document: manifestName) }
    let fonts = try? AtomicFile.read(joined(path, FontRecord.fileName), limit: documentLimit)
    return StoredSequence(
      path: path, form: .directory,
      frames: folder.names.map { Frame(name: $0, location: .file(joined(path, $0))) },
      rate: recorded?.rate,
      fonts: recorded?.fonts ?? fonts.map(FontRecord.list(reading:)) ?? [], imageLimits: limits)
  }

  private static func golden(
    at file: String, path: String, _ limits: ImageLimits
  ) throws(StoredSequenceError) -> StoredSequence {
    let bytes: [UInt8]
    do {
      bytes = try AtomicFile.read(file, limit: documentLimit)
    } catch {
      throw .file(error)
    }
    return try document(bytes, path: file, calling: path, limits)
  }

  /// Reads a manifest or a golden document; its pictures are beside it.
  package static func document(
    _ bytes: [UInt8], path: String, calling name: String? = nil,
    _ imageLimits: ImageLimits = ImageLimits()
  ) throws(StoredSequenceError) -> StoredSequence {
    let folder = PathParts(path).directory
    do {
      let recorded = try RecordedSequence(reading: bytes, document: path)
      let frames = recorded.frames.map { frame in
        let picture = joined(folder, frame.name)
        return Frame(
          name: frame.name,
          location: FileManager.default.fileExists(atPath: picture) ? .file(picture) : nil,
          record: frame.record)
      }
      return StoredSequence(
        path: name ?? path, form: recorded.form, frames: frames, rate: recorded.rate,
        fonts: recorded.fonts, limits: recorded.limits, imageLimits: imageLimits)
    } catch {
      throw .document(error)
    }
  }
}

extension AnimatedPNG {
  /// Frames a second as a fraction; nil if the frames between the first and the last, which may be
  /// held, do not all take the same time.
  public var rate: String? {
    let inner = frames.count > 2 ? frames.dropFirst().dropLast() : frames.prefix(1)
    guard let first = inner.first?.delay, first.numerator > 0,
      inner.allSatisfy({
        $0.delay.numerator * first.denominator == first.numerator * $0.delay.denominator
      })
    else { return nil }
    return RecordedSequence.rate(first.denominator, first.numerator)
  }
}
