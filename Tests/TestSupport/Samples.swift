import Examples

extension Session {
  /// What the server answers to Ada's right password.
  public static let ada = Session(
    user: User(id: "u1", name: "Ada Lovelace", email: "ada@example.com"), token: "session-1")

  /// The same as the server sends and the device stores it.
  public static let adaAsText =
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#
}
