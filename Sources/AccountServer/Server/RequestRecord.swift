/// A line of what the server has done: no password, and nothing of a body, ever stands in it.
public struct RequestRecord: Sendable, Equatable, CustomStringConvertible {
  /// What came of a request.
  public enum Outcome: Sendable, Equatable {
    /// It has an answer of that status.
    case status(Int)
    /// It has what the fault makes of an answer.
    case fault(ConnectionFault)
    /// Its sender has gone before it had an answer.
    case gone
    /// The server ends before it has an answer, or has one whole.
    case givenUp
  }

  /// Counted from 1 in the order of arrival; refused requests count too.
  public let number: Int
  /// Method and path; none of what was not understood.
  public let request: String?
  /// What came of it.
  public let outcome: Outcome

  /// The line: number, request, outcome.
  public var description: String {
    let what =
      switch outcome {
      case .status(let status): "\(status) \(Status.reason(of: status))"
      case .fault(let fault): "fault \(fault.rawValue)"
      case .gone: "the client has gone"
      case .givenUp: "given up, the server ends"
      }
    return [["\(number)", request].compactMap(\.self).joined(separator: " "), what].joined(separator: ": ")
  }
}
