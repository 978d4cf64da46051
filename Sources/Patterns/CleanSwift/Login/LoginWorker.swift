import Examples

/// The work of a login: sends the request and reads the response.
class LoginWorker {
  private let environment: LoginEnvironment

  init(environment: LoginEnvironment) {
    self.environment = environment
  }

  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
    let response: HTTPResponse
    do {
      response = try await environment.transport.send(request)
    } catch {
      throw LoginWire.failure(for: error)
    }
    return try LoginWire.session(from: response)
  }
}
