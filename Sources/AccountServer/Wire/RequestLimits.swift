/// The maximum size of a request.
public struct RequestLimits: Sendable, Equatable {
  /// The bytes from the request line through the empty line.
  public var headBytes = 8192
  /// The number of header lines.
  public var headerCount = 64
  /// The bytes of the body.
  public var bodyBytes = 65_536

  /// Creates the default limits.
  public init() {}
}
