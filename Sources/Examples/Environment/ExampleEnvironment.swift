import Foundation

/// Everything that the outside world offers to an example, which takes what it needs.
public struct ExampleEnvironment: Sendable {
  /// The texts set before the launch, in the order of the example's fields; empty for the defaults.
  public var settings: [String] = []

  /// Carries requests to the server.
  public let transport: any HTTPTransport

  /// The server's address.
  public let server: URL

  /// How long to wait for an answer, in seconds.
  public let timeout: TimeInterval

  /// The place of a file, by its name without the extension.
  public let file: @Sendable (String) -> URL

  /// Makes an environment.
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
