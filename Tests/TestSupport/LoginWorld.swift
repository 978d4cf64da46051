import Examples
import Foundation
import TerminalKit
import Testing

/// The world around the Login example in a unit test: a transport answered by hand, and a folder of its own.
@MainActor
public final class LoginWorld {
  /// What carries the requests.
  public let transport = FakeTransport()

  private static let server: URL = {
    var address = URLComponents()
    (address.scheme, address.host) = ("http", "server.test")
    return address.url ?? URL(filePath: "/")
  }()

  private let folder = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID().uuidString)")

  /// Makes a world without a stored session.
  public init() {}

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where the session is stored.
  public var sessionFile: SessionFile {
    SessionFile(folder.appending(path: "session.json"))
  }

  /// What a pattern is given.
  public var environment: LoginEnvironment {
    LoginEnvironment(transport: transport, server: Self.server, timeout: 7, sessionFile: sessionFile)
  }

  /// The text in the session file, or beside it.
  public func stored(_ suffix: String = "") -> String? {
    try? String(contentsOf: URL(filePath: sessionFile.url.path + suffix), encoding: .utf8)
  }

  /// Stores a text as the session.
  public func store(_ text: String) throws {
    try sessionFile.write(Data(text.utf8))
  }

  /// Makes every attempt to store fail, for whoever tries.
  public func breakStorage() throws {
    try Data().write(to: folder)
  }

  /// What Home says, welcome and notice, where a pattern is started in this world.
  public func home(of pattern: any LoginPattern) -> [String?] {
    let window = Window()
    pattern.showLogin(with: environment, in: window)
    return [window.text(of: "welcome"), window.text(of: "notice")]
  }

  /// How a login fails whose request ends so; nil if it does not.
  public func failure(
    after outcome: Outcome, of logIn: @escaping @MainActor (Credentials) async throws(LoginFailure) -> Session
  ) async -> LoginFailure? {
    let login = Task { () -> LoginFailure? in
      do throws(LoginFailure) {
        _ = try await logIn(Credentials(email: "ada@example.com", password: "lovelace"))
        return nil
      } catch {
        return error
      }
    }
    await settle()
    await outcome.happen(on: transport)
    return await login.value
  }
}
