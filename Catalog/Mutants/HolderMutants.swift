extension [Mutant] {
  /// What can go wrong in Module–Holder.
  public static let holder = SharedMistakes(
    checks: "LoginModule", logsIn: "LoginModule", reads: "HTTPAuthorizationService", logsOut: "HomeModule",
    startsWaiting: "isWaiting = true", endsWaiting: "isWaiting = false", clearsPassword: #"password = """#,
    service: "component.authorization", stores: "try? component.sessions.save(session)",
    tells: {
      """
          let home: (any HomeSupporting)? = holder?.home
          home?.receive(session.user, isRemembered: \($0))
      """
    },
    deletes: "component.sessions.delete()"
  ).mutants(besides: [
    .updateIgnored: [
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              screen.passwordField.text = module.password
              screen.statusLabel.text = module.status
          """,
        with: "    screen.passwordField.text = module.password")
    ],
    .sessionIgnored: [
      .init(
        in: "Login/LoginRootBuilder.swift",
        replace: """
              let sessions: any SessionService = component.sessions
              let context = LoginModuleHolderContext(storedUser: sessions.load()?.user)
          """,
        with: "    let context = LoginModuleHolderContext(storedUser: nil)")
    ],
  ])
}
