import Examples

/// Asks the server for a session.
struct LoginClient {
  let environment: LoginEnvironment

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
