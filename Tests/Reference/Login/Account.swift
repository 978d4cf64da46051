import Examples
import Foundation

/// The login request and the stored session.
final class Account {
  private let environment: LoginEnvironment

  init(environment: LoginEnvironment) {
    self.environment = environment
  }

  // MARK: The request

  func logIn(email: String, password: String) async throws(LoginFailure) -> Session {
    let request = LoginWire.request(
      for: Credentials(email: email, password: password), at: environment.server,
      timeout: environment.timeout)
    let response: HTTPResponse
    do {
      response = try await environment.transport.send(request)
    } catch {
      throw LoginWire.failure(for: error)
    }
    return try LoginWire.session(from: response)
  }

  // MARK: The session

  /// The stored session; nil if there is none that can be read.
  func restored() -> Session? {
    do {
      guard let data = try environment.store.read() else { return nil }
      return try SessionFormat.decode(data)
    } catch {
      environment.store.setAside()
      return nil
    }
  }

  /// Stores a session and returns whether that worked.
  func store(_ session: Session) -> Bool {
    do {
      let data = try SessionFormat.encode(session)
      try environment.store.write(data)
      return true
    } catch {
      return false
    }
  }

  func forget() {
    environment.store.delete()
  }
}
