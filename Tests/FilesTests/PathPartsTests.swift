import Files
import Testing

struct PathPartsTests {
  @Test(arguments: [
    ("g", "", "g"), ("é", "", "é"), ("frames", "", "frames"), ("frames/", "", "frames"),
    ("a/b", "a", "b"), ("a//b//", "a", "b"), ("/a", "/", "a"), ("/a/b.png", "/a", "b.png"),
    ("/", "", ""), ("", "", ""), ("./g", ".", "g"), ("../é/ü", "../é", "ü"),
  ])
  func `a path is taken apart at its last name`(path: String, directory: String, name: String) {
    #expect(PathParts(path).directory == directory)
    #expect(PathParts(path).name == name)
  }

  @Test(arguments: [
    ("a/b.png", "png"), ("b.tar.gz", "gz"), ("b", ""), (".hidden", ""), ("a.d/b", ""), ("b.", ""),
    ("g.é", "é"), ("", ""),
  ])
  func `a suffix stands behind the last dot of the name`(path: String, suffix: String) {
    #expect(PathParts(path).suffix == suffix)
  }
}
