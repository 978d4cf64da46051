extension [Mutant] {
  /// What can go wrong in MVPCF.
  public static let mvpcf = SharedMistakes(
    checks: "DefaultCredentialsManager", logsIn: "DefaultLoginPresenter", reads: "DefaultLoginManager",
    logsOut: "DefaultHomePresenter", isIdle: "logInAvailable", startsWaiting: "isLoggingIn = true",
    endsWaiting: "isLoggingIn = false", clearsPassword: #"password = """#, service: "loginManager",
    stores: "try? rememberManager.remember(session)",
    tells: {
      """
          stopWaiting(status: "")
          password = ""
          loggedIn = (session.user.name, \($0))
      """
    },
    deletes: "logoutManager.logOut()", screen: "contentView"
  ).mutants(besides: [
    .updateIgnored: [
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
              contentView.cancelButton.isEnabled = presenter.cancelAvailable
              contentView.statusLabel.text = presenter.status
          """,
        with: "    contentView.cancelButton.isEnabled = presenter.cancelAvailable")
    ],
    .cancelIgnored: [
      .init(
        in: "Login/DefaultLoginPresenter.swift",
        replace: """
              guard cancelAvailable else { return }
              loginTask?.cancel()
          """,
        with: "    guard cancelAvailable else { return }")
    ],
    .sessionIgnored: [
      .init(
        in: "MVPCFPattern.swift",
        replace: """
              // What an app is launched with decides which flow comes first; a coordinator is told and asks no logic itself.
              let user = container.restoreManager.restore()
              LoginApplicationCoordinator(window: window, container: container).start(as: user?.name)
          """,
        with: "    LoginApplicationCoordinator(window: window, container: container).start(as: nil)")
    ],
    .logOutKeepsSession: [
      .init(
        in: "Login/DefaultHomePresenter.swift",
        replace: """
            func logOut() {
              logoutManager.logOut()
            }
          """,
        with: "  func logOut() {}")
    ],
  ])
}
