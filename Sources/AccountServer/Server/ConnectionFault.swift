/// Something that goes wrong on the connection or with the answer, for demonstrations.
public enum ConnectionFault: String, Sendable, CaseIterable {
  /// Nobody listens at the port.
  case refuse
  /// The connection is reset instead of an answer.
  case resetBeforeAnswer = "reset-before-answer"
  /// The connection is reset after half of the body.
  case resetInBody = "reset-in-body"
  /// The connection is closed in good order after half of the body.
  case truncatedBody = "truncated-body"
  /// The head announces half of the body that follows.
  case wrongLength = "wrong-length"
  /// The answer comes in chunks, as HTTP allows.
  case chunked
  /// The answer comes at a byte a second.
  case byteASecond = "byte-a-second"
  /// The answer never comes.
  case noAnswer = "no-answer"
  /// The server fails (500).
  case serverError = "server-error"
  /// The server is down for maintenance (503).
  case unavailable
  /// What comes is not HTTP.
  case garbage
  /// The server sends the client elsewhere (307).
  case redirect
  /// Status 200 with a megabyte of nothing.
  case hugeBody = "huge-body"
  /// Nothing goes wrong this time.
  case none

  /// One line for the help text.
  public var summary: String {
    switch self {
    case .refuse: "nobody listens at the port; stands alone"
    case .resetBeforeAnswer: "the connection is reset before the answer"
    case .resetInBody: "the connection is reset in the middle of the body"
    case .truncatedBody: "the connection is closed in the middle of the body"
    case .wrongLength: "Content-Length names half of the body"
    case .chunked: "the answer comes in chunks, and must work"
    case .byteASecond: "the answer comes at a byte a second"
    case .noAnswer: "the answer never comes"
    case .serverError: "the server fails (500)"
    case .unavailable: "the server is down (503)"
    case .garbage: "what comes is not HTTP"
    case .redirect: "the client is sent elsewhere (307)"
    case .hugeBody: "the answer is a megabyte long"
    case .none: "nothing goes wrong, for a turn between others"
    }
  }

  /// Whether the account book is asked before things go wrong.
  var needsAnswer: Bool {
    switch self {
    case .resetInBody, .truncatedBody, .wrongLength, .chunked, .byteASecond, .none: true
    default: false
    }
  }
}
