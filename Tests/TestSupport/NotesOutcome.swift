import Examples
import Testing

/// A failure of a request for notes, with the expected message.
public enum NotesOutcome: Sendable, CaseIterable {
  /// A status, an invalid body or an error of the transport.
  case notFound, conflict, tooManyRequests, serverError, teapot, emptyBody, unreachable, timedOut

  /// Ends a request of a transport, by its index, with this outcome.
  @MainActor
  public func happen(
    on transport: FakeTransport, _ number: Int, at place: SourceLocation = #_sourceLocation
  ) async {
    switch self {
    case .notFound: await transport.answer(number, status: 404, at: place)
    case .conflict: await transport.answer(number, status: 409, at: place)
    case .tooManyRequests: await transport.answer(number, status: 429, at: place)
    case .serverError: await transport.answer(number, status: 503, at: place)
    case .teapot: await transport.answer(number, status: 418, at: place)
    case .emptyBody: await transport.answer(number, status: 200, at: place)
    case .unreachable: await transport.fail(number, with: .cannotConnectToHost, at: place)
    case .timedOut: await transport.fail(number, with: .timedOut, at: place)
    }
  }

  /// The expected message to the user.
  public var message: String {
    switch self {
    case .notFound: "The note no longer exists."
    case .conflict: "The note was changed elsewhere. Refresh the list and try again."
    case .tooManyRequests: "Too many requests. Try again later."
    case .serverError: "The server has a problem. Try again later."
    case .teapot, .emptyBody: "The server sent an answer that could not be read."
    case .unreachable: "No connection. Check your network and try again."
    case .timedOut: "The server took too long to answer. Try again."
    }
  }
}
