extension Trace {
  /// Two participants of which the first sends to the second, or refers to it.
  struct Direction: Hashable {
    let from: String
    let to: String
  }
}
