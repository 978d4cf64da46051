import Foundation

/// A request that the service has received, and what became of it.
public struct Exchange: Sendable {
  /// How far the request has come.
  public enum State: Sendable, Equatable {
    /// It waits for `answer(_:with:)`.
    case held
    /// It waits as well, but nobody wants the answer any more.
    case cancelled
    /// Its sender has the reply, or has gone.
    case ended
  }

  /// Counted from 1 in the order of arrival.
  public let number: Int
  /// The HTTP method.
  public let method: String
  /// The path of the URL.
  public let path: String
  /// The bytes sent.
  public let body: Data
  /// How long its sender will wait for the answer, in seconds; a real connection does not tell.
  public let timeout: TimeInterval?
  /// Whether the request was given up before it had an answer.
  public internal(set) var wasCancelled = false
  /// How far it has come.
  public internal(set) var state = State.held
  var reply: (@Sendable (Reply) -> Void)?
}
