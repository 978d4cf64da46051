import Foundation

/// The dependencies of the Login example.
public struct LoginEnvironment: Sendable {
  /// The transport for requests to the server.
  public let transport: any HTTPTransport

  /// The server's address.
  public let server: URL

  /// The timeout of a request in seconds.
  public let timeout: TimeInterval

  /// The store of the session.
  public let store: any DataStore

  /// Creates an environment.
  public init(transport: any HTTPTransport, server: URL, timeout: TimeInterval, store: any DataStore) {
    self.transport = transport
    self.server = server
    self.timeout = timeout
    self.store = store
  }
}
