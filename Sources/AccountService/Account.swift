/// Somebody that the service knows.
public struct Account: Sendable, Equatable {
  /// The account's identifier.
  public let id: String
  /// The address to log in with; upper and lower case are the same.
  public let email: String
  /// The password to log in with.
  public let password: String
  /// The user's name.
  public let name: String

  /// Makes an account.
  public init(id: String, email: String, password: String, name: String) {
    self.id = id
    self.email = email
    self.password = password
    self.name = name
  }

  /// The accounts of the embedded service; the first one is named on the Log in screen.
  public static let demo = [
    Account(id: "u1", email: "ada@example.com", password: "lovelace", name: "Ada Lovelace"),
    Account(id: "u2", email: "grace@example.com", password: "hopper", name: "Grace Hopper"),
  ]
}
