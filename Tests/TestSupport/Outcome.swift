import Examples
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A failure of a request on the wire, with the expected failure and message.
public enum Outcome: Sendable, CaseIterable {
  /// A status, an invalid body or an error of the transport.
  case unauthorized, locked, tooManyRequests, serverError, teapot, emptyBody, unreachable, timedOut

  /// Ends the first request of a transport with this outcome.
  @MainActor
  public func happen(on transport: FakeTransport, at place: SourceLocation = #_sourceLocation) async {
    switch self {
    case .unauthorized: await transport.answer(status: 401, at: place)
    case .locked: await transport.answer(status: 423, at: place)
    case .tooManyRequests: await transport.answer(status: 429, at: place)
    case .serverError: await transport.answer(status: 503, at: place)
    case .teapot: await transport.answer(status: 418, at: place)
    case .emptyBody: await transport.answer(status: 200, at: place)
    case .unreachable: await transport.fail(with: .cannotConnectToHost, at: place)
    case .timedOut: await transport.fail(with: .timedOut, at: place)
    }
  }

  /// The expected failure.
  public var failure: LoginFailure {
    switch self {
    case .unauthorized: .wrongCredentials
    case .locked, .tooManyRequests: .tooManyAttempts
    case .serverError: .serverProblem
    case .teapot, .emptyBody: .unreadableAnswer
    case .unreachable: .noConnection
    case .timedOut: .timedOut
    }
  }

  /// The expected message to the user.
  public var message: String {
    switch self {
    case .unauthorized: "Email or password is incorrect."
    case .locked, .tooManyRequests: "Too many attempts. Try again later."
    case .serverError: "The server has a problem. Try again later."
    case .teapot, .emptyBody: "The server sent an answer that could not be read."
    case .unreachable: "No connection. Check your network and try again."
    case .timedOut: "The server took too long to answer. Try again."
    }
  }
}
