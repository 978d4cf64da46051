import Examples
import Foundation
import TerminalKit
import Testing

/// The environment of the Login example in a unit test: a fake transport and a temporary folder.
@MainActor
public final class LoginWorld {
  /// The transport that the test answers.
  public let transport = FakeTransport()

  private static let server: URL = {
    var address = URLComponents()
    (address.scheme, address.host) = ("http", "server.test")
    return address.url ?? URL(filePath: "/")
  }()

  private let folder = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID().uuidString)")

  /// Creates a world without a stored session.
  public init() {}

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The file of the stored session.
  public var sessionFile: PrivateFile {
    PrivateFile(folder.appending(path: "session.json"))
  }

  /// The environment for a pattern.
  public var environment: LoginEnvironment {
    LoginEnvironment(transport: transport, server: Self.server, timeout: 7, store: sessionFile)
  }

  /// The text of the session file, or of the file with a suffix such as `.corrupt`.
  public func stored(_ suffix: String = "") -> String? {
    try? String(contentsOf: URL(filePath: sessionFile.url.path + suffix), encoding: .utf8)
  }

  /// Stores a text as the session.
  public func store(_ text: String) throws {
    try sessionFile.write(Data(text.utf8))
  }

  /// Makes every write fail, also for the superuser.
  public func breakStorage() throws {
    try Data().write(to: folder)
  }

  /// Launches a pattern in this world and returns the texts of `welcome` and `notice`.
  public func home(of pattern: any LoginPattern) -> [String?] {
    let window = Window()
    pattern.showLogin(with: environment, in: window)
    return [window.text(of: "welcome"), window.text(of: "notice")]
  }

  /// Logs in, ends the request with an outcome, and returns the failure; nil if the login succeeded.
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
