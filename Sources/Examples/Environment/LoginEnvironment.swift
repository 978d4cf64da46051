import Foundation

/// What the outside world gives to the Login example.
public struct LoginEnvironment: Sendable {
  /// What carries requests to the server.
  public let transport: any HTTPTransport

  /// Where the server is.
  public let server: URL

  /// How long to wait for an answer, in seconds.
  public let timeout: TimeInterval

  /// Where the session is stored.
  public let sessionFile: SessionFile

  /// Makes an environment.
  public init(transport: any HTTPTransport, server: URL, timeout: TimeInterval, sessionFile: SessionFile) {
    self.transport = transport
    self.server = server
    self.timeout = timeout
    self.sessionFile = sessionFile
  }
}
