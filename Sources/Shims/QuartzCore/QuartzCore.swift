@_exported import CoreGraphics
@_exported import Layers
@_exported import SystemCalls
