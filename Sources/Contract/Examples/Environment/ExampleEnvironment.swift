import Foundation

/// The dependencies that every example can use.
public struct ExampleEnvironment: Sendable {
  /// The settings for the launch, in the order of the example's fields; empty for the defaults.
  public var settings: [String] = []

  /// The transport for requests to the server.
  public let transport: any HTTPTransport

  /// The server's address.
  public let server: URL

  /// The timeout of a request in seconds.
  public let timeout: TimeInterval

  /// Returns an identifier for a change that is sent, another one at each call.
  public var makeKey: @Sendable () -> String = { UUID().uuidString }

  /// The URL of a file, by its name without the extension.
  public let file: @Sendable (String) -> URL

  /// Creates an environment.
  public init(
    settings: [String] = [], transport: any HTTPTransport, server: URL, timeout: TimeInterval,
    file: @escaping @Sendable (String) -> URL
  ) {
    self.settings = settings
    self.transport = transport
    self.server = server
    self.timeout = timeout
    self.file = file
  }
}
