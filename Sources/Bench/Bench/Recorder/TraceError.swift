/// A reason why calls cannot be recorded, in a sentence or two.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// The failure and its remedy.
  public let description: String

  init(_ description: String) { self.description = description }
}
