/// A scene of one layer without anything.
let emptyScene = """
  {
    "schema": 1, "id": "empty",
    "canvas": {"width": 4, "height": 3, "scale": 1, "background": "#ffffff"},
    "root": {"name": "root", "bounds": [0, 0, 4, 3]}
  }
  """
