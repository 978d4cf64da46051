/// A line of the server's log; it never contains any part of a request's body.
public struct RequestRecord: Sendable, Equatable, CustomStringConvertible {
  /// The outcome of a request.
  public enum Outcome: Sendable, Equatable {
    /// The server sent a response with this status.
    case status(Int)
    /// The server simulated this fault.
    case fault(ConnectionFault)
    /// The client disconnected before the response was complete.
    case clientDisconnected
    /// The server stopped before the response was complete.
    case serverStopped
  }

  /// The number of the request, counted from 1 in the order of arrival, refused ones included.
  public let number: Int
  /// The method and the path; nil for a request that could not be parsed.
  public let request: String?
  /// The outcome of the request.
  public let outcome: Outcome

  /// The line: number, request, outcome.
  public var description: String {
    let text =
      switch outcome {
      case .status(let status): "\(status) \(Status.reason(of: status))"
      case .fault(let fault): "fault \(fault.rawValue)"
      case .clientDisconnected: "the client disconnected"
      case .serverStopped: "the server stopped before the answer was complete"
      }
    return [["\(number)", request].compactMap(\.self).joined(separator: " "), text].joined(separator: ": ")
  }
}
