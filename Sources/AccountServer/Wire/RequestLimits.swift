/// How large a request may be.
public struct RequestLimits: Sendable, Equatable {
  /// The bytes from the request line to the empty line.
  public var headBytes = 8192
  /// The lines between the request line and the empty line.
  public var headerCount = 64
  /// The bytes after the empty line.
  public var bodyBytes = 65_536

  /// The limits that the specification names.
  public init() {}
}
