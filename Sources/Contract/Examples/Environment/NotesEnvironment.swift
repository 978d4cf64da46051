import Foundation

/// The dependencies of the Notes example.
public struct NotesEnvironment: Sendable {
  /// The transport for requests to the server.
  public let transport: any HTTPTransport

  /// The server's address.
  public let server: URL

  /// The timeout of a request in seconds.
  public let timeout: TimeInterval

  /// Returns a key for a change, another one at each call.
  public let makeKey: @Sendable () -> String

  /// The note to open at the launch; nil for none.
  public let openID: Note.ID?

  /// Creates an environment.
  public init(
    transport: any HTTPTransport, server: URL, timeout: TimeInterval,
    makeKey: @escaping @Sendable () -> String,
    openID: Note.ID? = nil
  ) {
    self.transport = transport
    self.server = server
    self.timeout = timeout
    self.makeKey = makeKey
    self.openID = openID
  }
}
