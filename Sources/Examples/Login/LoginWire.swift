import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The wire format of `POST /login`, the same for every pattern and for the server.
public enum LoginWire {
  /// The path of the endpoint.
  public static let path = "/login"

  /// The request that asks the server for a session; its body is JSON with sorted keys.
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

  /// The session that an answer holds.
  ///
  /// - Throws: the failure that the answer's status stands for, or `unreadableAnswer`.
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

  /// The failure that an error of the transport stands for.
  public static func failure(for error: any Error) -> LoginFailure {
    switch (error as? URLError)?.code {
    case .timedOut: .timedOut
    case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
      .dataLengthExceedsMaximum:
      .unreadableAnswer
    default: .noConnection
    }
  }

  /// The credentials that a request's body holds, for the server; nothing if it is not such a body.
  public static func credentials(from body: Data) -> Credentials? {
    let body = try? JSONDecoder().decode(Body.self, from: body)
    return body.map { Credentials(email: $0.email, password: $0.password) }
  }

  /// The answer that holds a session, for the server.
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
