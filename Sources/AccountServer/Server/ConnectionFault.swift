/// A simulated fault of the connection or the response.
public enum ConnectionFault: String, Sendable, CaseIterable {
  /// Connections are refused.
  case refuse
  /// The connection is reset before any response.
  case resetBeforeAnswer = "reset-before-answer"
  /// The connection is reset after half of the body.
  case resetInBody = "reset-in-body"
  /// The connection is closed after half of the body.
  case truncatedBody = "truncated-body"
  /// `Content-Length` is half of the body's length.
  case wrongLength = "wrong-length"
  /// The response has `Transfer-Encoding: chunked`, which is valid.
  case chunked
  /// The response is sent at one byte per second.
  case byteASecond = "byte-a-second"
  /// No response is sent.
  case noAnswer = "no-answer"
  /// The server fails (500).
  case serverError = "server-error"
  /// The server is down for maintenance (503).
  case unavailable
  /// The response is not HTTP.
  case garbage
  /// The server redirects (307).
  case redirect
  /// Status 200 with a megabyte of spaces.
  case hugeBody = "huge-body"
  /// No fault.
  case none

  /// A line for the help text, without a full stop.
  public var summary: String {
    switch self {
    case .refuse: "connections are refused; excludes other faults"
    case .resetBeforeAnswer: "the connection is reset before the answer"
    case .resetInBody: "the connection is reset in the middle of the body"
    case .truncatedBody: "the connection is closed in the middle of the body"
    case .wrongLength: "Content-Length names half of the body"
    case .chunked: "the body is sent in chunks, and the login succeeds"
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

  /// Whether the response to the login is part of the fault.
  var needsAnswer: Bool {
    switch self {
    case .resetInBody, .truncatedBody, .wrongLength, .chunked, .byteASecond, .none: true
    default: false
    }
  }
}
