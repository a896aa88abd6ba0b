/// Returns a main-actor block as one that can run on any thread.
///
/// Both kinds have the same representation. The cast is sound for the one use that there is: the
/// caller handed the block to a queue that is not the main one, so it wrote the block to run there,
/// and only the overload that it reached says otherwise.
func anywhere(_ work: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(work, to: (@Sendable () -> Void).self)
}
