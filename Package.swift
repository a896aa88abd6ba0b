// swift-tools-version: 6.2

import PackageDescription

// The house, from the ground up. A module sees only the ones named in its list, all of them
// further up in this file.

let package = Package(
  name: "flipbook",
  products: [
    .library(name: "Flipbook", targets: ["Flipbook"]),
    .library(
      name: "FlipbookShims",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "FlipbookTesting", targets: ["FlipbookTesting"]),
    .executable(name: "flipbook", targets: ["FlipbookCLI"]),
    .executable(name: "flipbook-bench", targets: ["FlipbookBench"]),
    .executable(name: "flipbook-fuzz", targets: ["FlipbookFuzz"]),
  ],
  targets: [
    // Libraries of the system.
    system("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CLittleCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
    system("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),

    // From points to pixels to files.
    kernels("PixelKernels"),
    kernels("PNGReader", ["CLibPNG", "CZlib"]),
    module("Documents"),
    module("Files"),
    module("Geometry"),
    module("Raster", ["Geometry", "PixelKernels", "CXXHash"]),
    module(
      "ImageCodecs",
      [
        "Geometry", "Raster", "PixelKernels", "PNGReader", "CZlib", "CLibDeflate", "CTurboJPEG",
        "CLittleCMS",
      ]),

    module("Typesetting", ["Files", "Geometry", "Raster", "CHarfBuzz"]),

    // The platform's model: layers in time, views, transitions.
    module("Layers", ["Geometry", "Raster", "Typesetting"]),
    module("Views", ["Geometry", "Raster", "ImageCodecs", "Typesetting", "Layers"]),
    module("Transitions", ["Geometry", "Raster", "Layers", "Views"]),

    // From the model to frames on disk.
    module(
      "Scenes", ["Documents", "Geometry", "Raster", "Typesetting", "Layers"],
      resources: [.embedInCode("Schema/scene.schema.json")]),
    module(
      "Recording",
      [
        "Documents", "Files", "Geometry", "Raster", "Typesetting", "ImageCodecs", "Layers", "Views",
        "Transitions", "Scenes",
      ],
      resources: [
        .embedInCode("Batch/Schema/batch.schema.json"),
        .embedInCode("Gestures/Schema/gesture.schema.json"),
      ]),
    module(
      "Goldens", ["Documents", "Files", "ImageCodecs", "Raster", "PixelKernels"],
      resources: [
        .embedInCode("Schema/comparison.schema.json"), .embedInCode("Schema/golden.schema.json"),
      ]),
    module(
      "Pages", ["Documents", "Files", "ImageCodecs", "Raster", "Goldens"],
      resources: [
        "page.html", "page.css", "book.js", "png.js", "pictures.js", "difference.js", "stage.js",
        "loupe.js", "player.js", "curves.js", "commands.js", "position.js", "keys.js", "viewer.js",
      ].map { .embedInCode("Viewer/\($0)") }),

    // What people import and run.
    module(
      "Flipbook",
      [
        "Geometry", "Raster", "Typesetting", "ImageCodecs", "Layers", "Views", "Transitions",
        "Scenes", "Recording",
        "Goldens", "Pages",
      ]),
    shim("CoreGraphics", ["Geometry", "Raster"]),
    gate("MainQueueGate"),
    shim("SystemCalls", ["Layers", "MainQueueGate"]),
    shim("QuartzCore", ["CoreGraphics", "Layers", "SystemCalls"]),
    shim("UIKit", ["QuartzCore", "Views"]),
    shim("_Testing_CoreGraphics"),
    shim("_Testing_UIKit"),
    module("FlipbookTesting", ["Flipbook", "Documents", "Files"]),
    module("Porting"),
    program("FlipbookCLI", ["Flipbook", "Documents", "Files", "Porting"]),
    program("FlipbookBench", ["Flipbook"]),
    program("FlipbookFuzz", ["Flipbook", "Documents"]),

    // What several test targets need.
    .target(
      name: "TestSupport", dependencies: ["ImageCodecs"], path: "Tests/TestSupport",
      swiftSettings: house()),
    tests("PixelKernels"),
    tests("Documents"),
    tests("Files", ["TestSupport"]),
    tests("Geometry"),
    tests("Raster", ["Geometry"]),
    tests("ImageCodecs", ["Geometry", "Raster"]),
    tests("Typesetting", ["Geometry", "Raster", "ImageCodecs"]),
    tests("Layers", ["Geometry", "Raster", "Typesetting"]),
    tests("Views", ["Layers", "Geometry", "Raster", "Typesetting"]),
    tests("Transitions", ["Views", "Layers", "Geometry", "Raster"]),
    tests("Scenes", ["Documents", "Layers", "Geometry", "Raster", "Typesetting", "ImageCodecs"]),
    tests(
      "Recording",
      [
        "Documents", "ImageCodecs", "Goldens", "Transitions", "Views", "Layers", "Geometry",
        "Raster", "Typesetting", "TestSupport",
      ]),
    tests("Goldens", ["Documents", "ImageCodecs", "Raster", "TestSupport"]),
    tests("Pages", ["Documents", "Files", "Goldens", "ImageCodecs", "Raster", "TestSupport"]),
    tests("FlipbookTesting", ["Flipbook"]),
    tests("Porting"),
    tests("FlipbookCLI", ["Documents", "ImageCodecs", "Raster", "Goldens", "TestSupport"]),
    client("Shims", ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
  ]
)

/// A library that the system's package registry supplies.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Loops in C: no allocation, no state, no contraction of floating-point expressions.
func kernels(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies)
}

/// A module of the house.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources.isEmpty ? nil : resources,
    swiftSettings: house())
}

/// A module that only re-exports, so that source written for the platform compiles.
func shim(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Shims/\(name)", swiftSettings: house())
}

/// What takes the place of the system's functions of the same names, in C.
func gate(_ name: String) -> Target {
  .target(name: name, path: "Sources/Shims/\(name)")
}

/// An executable.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: house())
}

/// The tests of one module, and what else they look at.
func tests(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + others, swiftSettings: house())
}

/// Tests that are compiled as people's own animators are: they see the shims only.
func client(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, swiftSettings: [.swiftLanguageMode(.v5)])
}

/// What every Swift module here is compiled with.
func house() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
