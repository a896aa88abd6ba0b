// What people who write `import Flipbook` see: everything from layers to frames on disk.

@_exported import Geometry
@_exported import Goldens
@_exported import ImageCodecs
@_exported import Layers
@_exported import Pages
@_exported import Raster
@_exported import Recording
@_exported import Scenes
@_exported import Transitions
@_exported import Typesetting
@_exported import Views
