import Driver

extension Scenario {
  /// The session across launches and users.
  static let sessions =
    scenarios(
      of: .login,
      """
      Scenario: the session is stored, without the password
      \(logInAda)
      see session \(adasSession)
      see session mode 600

      Scenario: the session is restored
      \(logInAda)
      relaunch
      see title "Home"
      see welcome "Welcome, Ada Lovelace"
      see notice ""
      see requests 1

      Scenario: log out
      \(logInAda)
      tap logOut
      \(emptyLogin)
      see no session
      relaunch
      \(emptyLogin)

      Scenario: log out after a restored session
      \(logInAda)
      relaunch
      tap logOut
      \(emptyLogin)
      see no session
      type email grace@example.com
      type password hopper
      tap logIn
      see welcome "Welcome, Grace Hopper"

      Scenario: two users one after the other
      \(logInAda)
      tap logOut
      \(emptyLogin)
      tap logIn
      see status "Enter your email."
      type email grace@example.com
      type password hopper
      tap logIn
      see welcome "Welcome, Grace Hopper"
      see notice ""
      see session \(gracesSession)
      relaunch
      see welcome "Welcome, Grace Hopper"

      Scenario: the same user again and again
      \(Array(repeating: logInAda + "\ntap logOut\n" + emptyLogin, count: 3).joined(separator: "\n"))
      see screens 1
      see requests 3
      see no session
      """) + [
      corrupt("a corrupt session is set aside", .text(#"{"token": "session-1", "us"#)),
      corrupt("an empty session file is set aside", .text("")),
      corrupt("a session of another shape is set aside", .text(#"{"user":"ada","token":"t"}"#)),
      corrupt("a session of 2 MB is set aside", .bytes(2_000_000)),
    ]
    + scenarios(
      of: .login,
      """
      Scenario: a session that cannot be stored
      storage fails
      \(logInAda)
      see notice "You are logged in, but this device could not remember you."
      see logOut enabled
      tap logOut
      \(emptyLogin)
      storage works
      \(logInAda)
      see notice ""

      Scenario: what could not be stored is not restored
      storage fails
      \(logInAda)
      relaunch
      \(emptyLogin)

      Scenario: a newer session replaces the stored one
      see title "Log in"
      session file \(gracesSession)
      \(logInAda)
      see session \(adasSession)
      see session mode 600
      """)

  private static let logInAda = """
    \(enterAda)
    see title "Home"
    see welcome "Welcome, Ada Lovelace"
    """

  private static let emptyLogin = """
    see title "Log in"
    see email ""
    see password ""
    see status ""
    \(stopped)
    """

  private static let gracesSession = Quoting.quote(
    #"{"token":"session-2","user":{"email":"grace@example.com","id":"u2","name":"Grace Hopper"}}"#)

  private static func corrupt(_ name: String, _ payload: Payload) -> Scenario {
    Scenario(
      .login, name,
      """
      session file \(payload)
      \(emptyLogin)
      see no session
      see session set aside \(payload)
      \(logInAda)
      see session \(adasSession)
      """)
  }
}
