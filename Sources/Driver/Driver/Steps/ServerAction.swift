/// An action of the server that a step triggers.
public enum ServerAction: Sendable, Equatable {
  /// Holds all requests from now on until a step answers them.
  case holds
  /// Replaces the service's notes by this number of others.
  case hasNotes(Int)
  /// Answers a held request as the service would: the oldest one, or the given one.
  case answersAsService(request: Int?)
  /// Answers a request with a status and a body.
  case answers(status: Int, body: Payload, request: Int?)
  /// Fails a request as if the server could not be reached.
  case unreachable(request: Int?)
  /// Ends a request by a timeout.
  case timesOut(request: Int?)
  /// Lets the service handle a request, but ends it by a timeout.
  case losesAnswer(request: Int?)
}
