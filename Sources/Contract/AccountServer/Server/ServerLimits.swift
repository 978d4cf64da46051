/// The counts and timeouts that the server enforces; the defaults are those of docs/spec.md.
public struct ServerLimits: Sendable, Equatable {
  /// The connections served at a time; further ones get a 503.
  public var connections = 256
  /// The time from a request's first byte to its last.
  public var requestTimeout = Duration.seconds(10)
  /// The time that a connection may stay open without a request.
  public var idleTimeout = Duration.seconds(30)
  /// The time that a client may take to read a response.
  public var writeTimeout = Duration.seconds(30)
  /// The time for which the rest of a refused request is read.
  public var drainTimeout = Duration.seconds(1)
  /// The time between two bytes of the fault `byte-a-second`.
  public var byteInterval = Duration.seconds(1)

  /// Creates the default limits.
  public init() {}
}
