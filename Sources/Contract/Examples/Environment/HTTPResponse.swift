import Foundation

/// The status and body of an HTTP response.
public struct HTTPResponse: Sendable, Equatable {
  /// The HTTP status code.
  public let status: Int

  /// The bytes after the header.
  public let body: Data

  /// Creates a response.
  public init(status: Int, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}
