import Edits

private let account = LoginFile.account
private let controller = LoginFile.controller
private let home = LoginFile.home
private let pattern = LoginFile.pattern
private let accountProperty = "private let environment: LoginEnvironment"
private let writes = "try environment.store.write(data)"
private let encodes = "let data = try SessionFormat.encode(session)"
private let decodes = "return try SessionFormat.decode(data)"
private let setsAside = "environment.store.setAside()"
private let forgets = "account.forget()"
private let deletes = "environment.store.delete()"
private let stores = "let isStored = account.store(session)"
private let started = "action: LoginController.didTapCancel, for: .touchUpInside)"
private let notice = #"isStored ? "" : LoginStrings.notRemembered"#
private let url = "(environment.store as! PrivateFile).url"

extension WrongVersion {
  static let loginSessions: [WrongVersion] = [
    login("stores no session", .remove(writes, in: account)),
    login(
      "stores the password",
      .add(#"private var password = """#, after: accountProperty, in: account),
      .replace(
        "let request = LoginWire", with: "self.password = password\n    let request = LoginWire", in: account),
      .replace(writes, with: "try environment.store.write(data + Data(password.utf8))", in: account)),
    login(
      "lets every user of the device read the session",
      .add(
        "  try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: \(url).path)",
        after: writes, in: account)),
    login(
      "writes over the old file in place of replacing it",
      .replace(
        writes,
        with: """
          if try environment.store.read() != nil {
                  try data.write(to: \(url))
                } else {
                  \(writes)
                }
          """, in: account)),
    login(
      "stores a session before the answer",
      .add(
        #"_ = account.store(Session(user: User(id: "", name: "", email: email), token: ""))"#,
        after: "screen.isWaiting = true", in: controller)),
    login(
      "keeps the first session that was stored",
      .add("  if try environment.store.read()?.isEmpty == false { return true }", after: encodes, in: account)
    ),
    login(
      "restores no session",
      .replace(
        "guard let data = try environment.store.read() else { return nil }",
        with: "guard let data = try environment.store.read(), false else { return nil }", in: account)),
    login(
      "restores the session from memory",
      .add("private static var last: Session?", after: accountProperty, in: account),
      .add("  Self.last = session", after: encodes, in: account),
      .replace(
        "Session? {\n", with: "Session? {\n    if let last = Self.last { return last }\n", in: account),
      .add("Self.last = nil", after: deletes, in: account)),
    login(
      "sends a request when it restores a session",
      .add(
        #"  Task { _ = try? await account.logIn(email: "", password: "") }"#,
        after: "if let session = account.restored() {", in: pattern)),
    login("deletes a corrupt file", .replace(setsAside, with: deletes, in: account)),
    login("leaves a corrupt file", .remove(setsAside, in: account)),
    login(
      "leaves an empty file",
      .replace(decodes, with: "if data.isEmpty { return nil }\n      \(decodes)", in: account)),
    login(
      "restores a session from any JSON",
      .replace(
        decodes,
        with: #"""
          if (try? JSONSerialization.jsonObject(with: data)) != nil {
                  return Session(user: User(id: "", name: "", email: ""), token: "")
                }
                \#(decodes)
          """#, in: account)),
    login(
      "deletes a huge file",
      .replace(
        setsAside,
        with: """
          if (error as? CocoaError)?.code == .fileReadTooLarge { \(deletes) }
                \(setsAside)
          """, in: account)),
    login("keeps the session after Log out", .remove(deletes, in: account)),
    login(
      "empties the file at Log out",
      .replace(deletes, with: "try? environment.store.write(Data())", in: account)),
    login(
      "sends a request at Log out",
      .add(
        #"Task { [account] in _ = try? await account.logIn(email: "", password: "") }"#, after: forgets,
        in: home)),
    remembering("the email", "screen.emailField.text"),
    remembering("the password", "screen.passwordField.text"),
    remembering("the status", "screen.statusLabel.text"),
    login(
      "puts Home on top of Log in, and the reverse",
      .replace("setViewControllers([home])", with: "setViewControllers([self, home])", in: controller),
      .replace("([LoginController", with: "([self, LoginController", in: home)),
    login(
      "welcomes the earlier user",
      .add("var name: String?", after: accountProperty, in: account),
      .replace(
        "screen.welcomeLabel.text = LoginStrings.welcome(session.user.name)",
        with: """
          let name = account.name ?? session.user.name
              account.name = name
              screen.welcomeLabel.text = LoginStrings.welcome(name)
          """, in: home)),
    login("does not say that a session could not be stored", .replace(notice, with: #""""#, in: home)),
    login(
      "refuses a user whose session could not be stored",
      .add(
        #"guard isStored else { return stopWaiting(status: "You could not be logged in.") }"#, after: stores,
        in: controller)),
    login(
      "always says that the session could not be stored",
      .replace(notice, with: "LoginStrings.notRemembered", in: home)),
    login(
      "says once more that a session could not be stored",
      .add("var hasWarned = false", after: accountProperty, in: account),
      .replace(notice, with: #"isStored && !account.hasWarned ? "" : LoginStrings.notRemembered"#, in: home),
      .replace(
        "private func didTapLogOut() {",
        with: "private func didTapLogOut() {\n    account.hasWarned = !isStored", in: home)),
  ]

  /// A wrong version that keeps a text of Log in for the next user.
  private static func remembering(_ what: String, _ text: String) -> WrongVersion {
    login(
      "shows \(what) again after Log out", .add(#"var last = """#, after: accountProperty, in: account),
      .add("\(text) = account.last", after: started, in: controller),
      .add("account.last = \(text)", after: stores, in: controller))
  }
}
