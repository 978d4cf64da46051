/// A simulated fault of the connection or the response, described by its ``summary``.
public enum ConnectionFault: String, Sendable, CaseIterable {
  case refuse
  case resetBeforeAnswer = "reset-before-answer"
  case resetInBody = "reset-in-body"
  case truncatedBody = "truncated-body"
  case wrongLength = "wrong-length"
  case chunked
  case byteASecond = "byte-a-second"
  case noAnswer = "no-answer"
  case serverError = "server-error"
  case unavailable
  case garbage
  case redirect
  case hugeBody = "huge-body"
  case none

  /// A line for the help text, without a full stop.
  public var summary: String {
    switch self {
    case .refuse: "connections are refused; excludes other faults"
    case .resetBeforeAnswer: "the connection is reset before the answer"
    case .resetInBody: "the connection is reset in the middle of the body"
    case .truncatedBody: "the connection is closed in the middle of the body"
    case .wrongLength: "Content-Length names half of the body"
    case .chunked: "the body is sent in chunks, and the request succeeds"
    case .byteASecond: "the answer is sent at one byte per second"
    case .noAnswer: "the answer never comes"
    case .serverError: "the server fails (500)"
    case .unavailable: "the server is down (503)"
    case .garbage: "the answer is not HTTP"
    case .redirect: "the server redirects the client (307)"
    case .hugeBody: "the answer is a megabyte long"
    case .none: "no fault, for a turn between others"
    }
  }

  /// Whether the endpoint's response is part of the fault.
  var needsAnswer: Bool {
    switch self {
    case .resetInBody, .truncatedBody, .wrongLength, .chunked, .byteASecond, .none: true
    default: false
    }
  }
}
