import Examples
import Foundation

/// A simulated fault of the embedded service, the network or the disk, described by its ``summary``.
public enum Fault: String, Sendable, CaseIterable {
  case wrongPassword = "wrong-password"
  case locked
  case conflict
  case gone
  case tooManyRequests = "too-many-requests"
  case serverError = "server-error"
  case unavailable
  case unexpectedStatus = "unexpected-status"
  case emptyBody = "empty-body"
  case notJSON = "not-json"
  case wrongShape = "wrong-shape"
  case hugeBody = "huge-body"
  case unreachable
  case noAnswer = "no-answer"
  case slow
  case storage

  /// A line for the help text and the form, without a full stop.
  public var summary: String {
    switch self {
    case .wrongPassword: "the server refuses every password (401)"
    case .locked: "the account is locked (423)"
    case .conflict: "a note was changed elsewhere: its changes get 409"
    case .gone: "a note was deleted elsewhere: it gets 404"
    case .tooManyRequests: "the server limits the rate of requests (429)"
    case .serverError: "the server fails (500)"
    case .unavailable: "the server is down (503)"
    case .unexpectedStatus: "the server answers with an unexpected status (418)"
    case .emptyBody: "the answer has no body"
    case .notJSON: "the answer is not JSON"
    case .wrongShape: "the answer is JSON of another shape"
    case .hugeBody: "the answer is a megabyte long"
    case .unreachable: "the server cannot be reached"
    case .noAnswer: "the answer never comes; wait for the timeout or cancel"
    case .slow: "the answer takes three seconds, time enough to cancel"
    case .storage: "the session cannot be stored"
    }
  }

  /// The faults that an example's programs can simulate.
  public static func all(of example: Example) -> [Fault] {
    allCases.filter { fault in
      switch fault {
      case .wrongPassword, .locked: example == .login
      case .conflict, .gone: example == .notes
      case .storage: !example.files.isEmpty
      default: example.usesNetwork
      }
    }
  }

  /// A sentence for the help text on what no fault of an example prevents; empty if there is nothing.
  public static func exemption(in example: Example) -> String {
    example == .notes ? "The first list can always be read." : ""
  }

  /// Whether the fault is one of this kind of request.
  func applies(to request: ServiceRequest) -> Bool {
    switch self {
    case .conflict: request.header(NotesWire.revisionHeader) != nil
    case .gone: request.path.hasPrefix(NotesWire.path + "/")
    default: true
    }
  }

  /// The reply instead of the endpoint's; nil for faults that delay it or concern the disk.
  var reply: Reply? {
    switch self {
    case .wrongPassword: .answer(HTTPResponse(status: 401))
    case .locked: .answer(HTTPResponse(status: 423))
    case .conflict: .answer(HTTPResponse(status: 409))
    case .gone: .answer(HTTPResponse(status: 404))
    case .tooManyRequests: .answer(HTTPResponse(status: 429))
    case .serverError: .answer(HTTPResponse(status: 500))
    case .unavailable: .answer(HTTPResponse(status: 503))
    case .unexpectedStatus: .answer(HTTPResponse(status: 418))
    case .emptyBody: .answer(HTTPResponse(status: 200))
    case .notJSON: .answer(HTTPResponse(status: 200, body: Data("<html>Welcome</html>".utf8)))
    case .wrongShape: .answer(HTTPResponse(status: 200, body: Data(#"{"name": "Ada Lovelace"}"#.utf8)))
    case .hugeBody: .answer(HTTPResponse(status: 200, body: Data(repeating: 0x20, count: 1_000_000)))
    case .unreachable: .failure(.cannotConnectToHost)
    case .noAnswer, .slow, .storage: nil
    }
  }
}
