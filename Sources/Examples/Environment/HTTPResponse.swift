import Foundation

/// What a server answered: the parts that the examples look at.
public struct HTTPResponse: Sendable, Equatable {
  /// The HTTP status.
  public let status: Int

  /// The bytes after the head.
  public let body: Data

  /// Makes an answer.
  public init(status: Int, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}
