import Foundation

/// The dependencies of the Login example.
public struct LoginEnvironment: Sendable {
  /// The transport for requests to the server.
  public let transport: any HTTPTransport

  /// The server's address.
  public let server: URL

  /// The timeout of a request in seconds.
  public let timeout: TimeInterval

  /// The file of the stored session.
  public let sessionFile: SessionFile

  /// Creates an environment.
  public init(transport: any HTTPTransport, server: URL, timeout: TimeInterval, sessionFile: SessionFile) {
    self.transport = transport
    self.server = server
    self.timeout = timeout
    self.sessionFile = sessionFile
  }
}
