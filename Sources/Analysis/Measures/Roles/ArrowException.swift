/// Permission for one type to refer to another although no arrow allows it.
///
/// An exception that the code no longer needs is an error, because it would hide the next violation.
public struct ArrowException: Sendable, Hashable {
  /// The name of the referring type.
  public let from: String
  /// The name of the type referred to.
  public let to: String
  /// The reason, in a sentence.
  public let reason: String

  /// Creates an exception.
  public init(from: String, to: String, reason: String) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}
