/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double
