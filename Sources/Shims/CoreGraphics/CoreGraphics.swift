@_exported import Foundation
@_exported import Geometry
@_exported import Raster
