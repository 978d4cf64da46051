import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The model's way to the server.
struct LoginClient {
  let environment: LoginEnvironment

  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
    let response: HTTPResponse
    do {
      response = try await environment.transport.send(request)
    } catch URLError.timedOut {
      throw .timedOut
    } catch {
      throw .noConnection
    }
    return try LoginWire.session(from: response)
  }
}
