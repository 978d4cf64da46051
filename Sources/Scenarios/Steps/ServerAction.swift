/// What a step has the server do.
public enum ServerAction: Sendable, Equatable {
  /// Hold requests until a step answers them.
  case holds
  /// Answer a request from the account book: the oldest one waiting, or a given one.
  case answersFromBook(request: Int?)
  /// Answer a request with a status and a body.
  case answers(status: Int, body: Payload, request: Int?)
  /// Be out of reach for a request.
  case unreachable(request: Int?)
  /// Let a request's time run out.
  case timesOut(request: Int?)
}
