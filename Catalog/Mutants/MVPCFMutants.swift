extension [Mutant] {
  /// The mutants of MVPCF.
  public static let mvpcf = SharedMistakes(
    checks: "DefaultCredentialsManager", logsIn: "DefaultLoginPresenter", reads: "DefaultLoginManager",
    logsOut: "DefaultHomePresenter", startsWaiting: "isWaiting = true", endsWaiting: "isWaiting = false",
    clearsPassword: #"password = """#, service: "loginManager",
    succeeds: "didLogIn(session, completion: completion)",
    stores: "try? rememberManager.remember(session)",
    tells: {
      """
          stopWaiting(status: "")
          password = ""
          completion(session.user.name, \($0))
      """
    },
    deletes: "logoutManager.logOut()", screen: "viewContainer"
  ).mutants(besides: [
    .updateIgnored: [
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              viewContainer.statusLabel.text = presenter.status
              viewContainer.isWaiting = presenter.isWaiting
          """,
        with: "    viewContainer.isWaiting = presenter.isWaiting")
    ],
    .sessionIgnored: [
      .init(
        in: "Login/LoginApplicationCoordinator.swift",
        replace: """
              if let name = container.restoreManager.restoredName() {
                showHome(name: name, isRemembered: true)
              } else {
                showLogin()
              }
          """,
        with: "    showLogin()")
    ],
    .collaboratorMissing: [
      .init(
        in: "Login/LoginCoordinator.swift",
        replace: """
              login.finished = { [weak self] name, isRemembered in self?.finished?(name, isRemembered) }

          """,
        with: "")
    ],
  ])
}
