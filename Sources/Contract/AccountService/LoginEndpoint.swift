import Examples
import Foundation

/// Answers `POST /login`: checks passwords, counts failed attempts and issues tokens.
public struct LoginEndpoint: Endpoint {
  private static let maxAttempts = 5

  private let accounts: [String: Account]
  private var wrongPasswords: [String: Int] = [:]
  private var sessions = 0

  /// Creates an endpoint; of two accounts with the same email, the later one counts.
  public init(accounts: [Account] = Account.demo) {
    self.accounts = Dictionary(accounts.map { ($0.email.lowercased(), $0) }) { $1 }
  }

  /// Only `POST`.
  public func methods(for path: String) -> [String] {
    path == LoginWire.path ? ["POST"] : []
  }

  /// Whether the body is a login.
  public func accepts(_ request: ServiceRequest) -> Bool {
    LoginWire.credentials(from: request.body) != nil
  }

  /// The response to a request: 200 with a session, 400 for a body that is no login, 401 or 423.
  public mutating func answer(_ request: ServiceRequest) -> HTTPResponse {
    guard let credentials = LoginWire.credentials(from: request.body) else {
      return HTTPResponse(status: 400)
    }
    guard let account = accounts[credentials.email.lowercased()] else { return HTTPResponse(status: 401) }
    guard wrongPasswords[account.id, default: 0] < Self.maxAttempts else { return HTTPResponse(status: 423) }
    guard account.password == credentials.password else {
      wrongPasswords[account.id, default: 0] += 1
      return HTTPResponse(status: 401)
    }
    wrongPasswords[account.id] = nil
    sessions += 1
    let user = User(id: account.id, name: account.name, email: account.email)
    return LoginWire.response(for: Session(user: user, token: "session-\(sessions)"))
  }
}
