/// A user account of the service.
public struct Account: Sendable, Equatable, Decodable {
  /// The id that a session's user has.
  public let id: String
  /// The email to log in with; its case is ignored.
  public let email: String
  /// The password in plain text.
  public let password: String
  /// The user's name.
  public let name: String

  /// The demo accounts; the Log in screen's footer names the first one.
  public static let demo = [
    Account(id: "u1", email: "ada@example.com", password: "lovelace", name: "Ada Lovelace"),
    Account(id: "u2", email: "grace@example.com", password: "hopper", name: "Grace Hopper"),
  ]
}
