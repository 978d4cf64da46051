import Driver
import Examples

/// The first observable difference between two programs in a session, or an object that one of them leaks.
public struct SessionDifference: Sendable, Equatable {
  /// The state of one program at the difference.
  public struct Side: Sendable, Equatable {
    /// The pattern's id.
    public let pattern: String
    /// The window as plain text.
    public let frame: String
  }

  /// The steps up to the difference.
  public let steps: [Step]
  /// The program that the others are compared with.
  public let reference: Side
  /// The program that differs; the same as `reference` if that one fails an expectation or leaks.
  public let other: Side
  /// A short description of the difference.
  public let what: String

  /// The steps and both windows, as a person would write and see them.
  @MainActor
  public func text(in example: Example) -> String {
    let steps = steps.map { "  \($0.hidingPasswords(in: example))" }
    let head = "\(reference.pattern) and \(other.pattern) differ: \(what). The steps:"
    return ([head] + steps + [reference.pattern, reference.frame, other.pattern, other.frame])
      .joined(separator: "\n")
  }
}
