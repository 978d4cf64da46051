import Examples
import Foundation
import TerminalKit
import Testing

/// The environment of the Login example in a unit test: a fake transport and a fake store.
@MainActor
public final class LoginWorld {
  /// The transport that the test answers.
  public let transport = FakeTransport()

  /// The store of the session.
  public let store = FakeStore()

  /// Creates a world without a stored session.
  public init() {}

  /// The environment for a pattern.
  public var environment: LoginEnvironment {
    LoginEnvironment(transport: transport, server: FakeTransport.server, timeout: 7, store: store)
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
