import Examples

/// The adapter to the server: sends the request and reads the response.
struct NetworkAdapter: NetworkAdapting {
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
