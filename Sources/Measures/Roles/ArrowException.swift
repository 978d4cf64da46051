/// Leave for one type to name another although no arrow allows it.
///
/// An exception that nothing in the code needs any more counts as an error: it would hide the next offence.
public struct ArrowException: Sendable, Hashable {
  /// The name of the type that names.
  public let from: String
  /// The name of the type that is named.
  public let to: String
  /// Why it is let pass, in a sentence.
  public let reason: String

  /// Creates an exception.
  public init(from: String, to: String, reason: String) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}
