import Examples

extension Session {
  /// The session for Ada's correct password.
  public static let ada = Session(
    user: User(id: "u1", name: "Ada Lovelace", email: "ada@example.com"), token: "session-1")

  /// The same session in the wire and storage format.
  public static let adaAsText =
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#
}
