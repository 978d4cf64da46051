import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The wire format of `POST /login`, for all patterns and the server.
public enum LoginWire {
  /// The path of the endpoint.
  public static let path = "/login"

  /// The request for a session; its body is JSON with sorted keys.
  public static func request(for credentials: Credentials, at server: URL, timeout: TimeInterval)
    -> URLRequest
  {
    var request = URLRequest(url: server.appending(path: path), timeoutInterval: timeout)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = body(for: credentials)
    return request
  }

  /// The body of the request.
  public static func body(for credentials: Credentials) -> Data? {
    try? encoder.encode(Body(email: credentials.email, password: credentials.password))
  }

  /// The session in a response.
  ///
  /// - Throws: The failure for the response's status, or `unreadableAnswer` for an invalid body.
  public static func session(from response: HTTPResponse) throws(LoginFailure) -> Session {
    switch response.status {
    case 200: break
    case 401: throw .wrongCredentials
    case 423, 429: throw .tooManyAttempts
    case 500...599: throw .serverProblem
    default: throw .unreadableAnswer
    }
    guard let session = try? JSONDecoder().decode(Session.self, from: response.body) else {
      throw .unreadableAnswer
    }
    return session
  }

  /// The failure for an error of the transport.
  public static func failure(for error: any Error) -> LoginFailure {
    switch TransportFailure(error) {
    case .timedOut: .timedOut
    case .unreadableAnswer: .unreadableAnswer
    case .noConnection: .noConnection
    }
  }

  /// The credentials in the body of a request, for the server; nil if the body is invalid.
  public static func credentials(from body: Data) -> Credentials? {
    let body = try? JSONDecoder().decode(Body.self, from: body)
    return body.map { Credentials(email: $0.email, password: $0.password) }
  }

  /// The response with a session, for the server.
  public static func response(for session: Session) -> HTTPResponse {
    HTTPResponse(status: 200, body: (try? encoder.encode(session)) ?? Data())
  }

  private struct Body: Codable {
    let email: String
    let password: String
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
