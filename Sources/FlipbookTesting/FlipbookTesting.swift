// What people who write `import FlipbookTesting` see: recordings and what makes them.

@_exported import Flipbook
