/// The maximum size of a request.
enum RequestLimits {
  /// The bytes from the request line through the empty line.
  static let headBytes = 8192
  /// The number of header lines.
  static let headerCount = 64
  static let bodyBytes = 65_536
}
