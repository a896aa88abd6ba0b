extension Double {
  /// This number moved into 0 to 1; 0 if it is no number.
  var unitClamped: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
