import Foundation

/// A request that the service has received, and its state.
public struct Exchange: Sendable {
  /// The state of a request.
  public enum State: Sendable, Equatable {
    /// It has no reply yet.
    case held
    /// It has no reply yet, and its sender has cancelled it but can still receive one.
    case cancelled
    /// It has its reply, or its sender has disconnected.
    case ended
  }

  /// The number of the request, counted from 1 in the order of arrival.
  public let number: Int
  /// The request.
  public let request: ServiceRequest
  /// The sender's timeout in seconds; nil if it is unknown, as over a real connection.
  public let timeout: TimeInterval?
  /// Whether the request was cancelled before it had a reply.
  public internal(set) var wasCancelled = false
  /// The state.
  public internal(set) var state = State.held
  var reply: (@Sendable (Reply) -> Void)?
}
