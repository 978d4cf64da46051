import Driver

extension Scenario {
  /// The scenarios of the Login example.
  public static let login = checks + waiting + answers + cancelling + sessions

  static let enterAda = """
    type email ada@example.com
    type password lovelace
    tap logIn
    """

  static let adasRequest = quotedRequest(email: "ada@example.com", password: "lovelace")

  static let adasSession = Quoting.quote(
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#)

  static let stopped = """
    see progress stopped
    see email enabled
    see password enabled
    see logIn enabled
    see cancel disabled
    """

  static func quotedRequest(email: String, password: String) -> String {
    Quoting.quote(#"POST /login {"email":"\#(email)","password":"\#(password)"}"#)
  }
}
