/// What the server bears.
public struct ServerLimits: Sendable, Equatable {
  /// How large a request may be.
  public var request = RequestLimits()
  /// How many connections are served at once; one more is answered with 503.
  public var connections = 256
  /// How long a request may take from its first byte to its last.
  public var requestTime = Duration.seconds(10)
  /// How long a connection may stay open without a request.
  public var idleTime = Duration.seconds(30)
  /// How long a client may take to read an answer.
  public var answerTime = Duration.seconds(30)
  /// How long the rest of a refused request is read, so that the refusal arrives.
  public var lingerTime = Duration.seconds(1)
  /// How long it takes from one byte of a slow answer to the next.
  public var byteTime = Duration.seconds(1)

  /// The limits that the specification names.
  public init() {}
}
