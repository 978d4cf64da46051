extension [Mutant] {
  /// The mutants of VIPER.
  public static let viper = SharedMistakes(
    checks: "LoginInteractor", logsIn: "LoginInteractor", reads: "HTTPAuthorizationService",
    explains: "LoginPresenter", logsOut: "HomeInteractor", startsWaiting: "output?.didStartLogin()",
    endsWaiting: "view?.setWaiting(false)", clearsPassword: "view?.clearPassword()", service: "authorization",
    stores: "try? sessions.save(session)",
    tells: { "    output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: \($0)))" },
    deletes: "sessions.delete()"
  ).mutants(besides: [
    .waitingNotEnded: [
      .init(in: "Login/LoginPresenter.swift", replace: "    view?.setWaiting(false)\n", with: "")
    ],
    .updateIgnored: [
      .init(
        in: "Login/LoginViewController.swift",
        replace: """
            func setStatus(_ status: String) {
              screen.statusLabel.text = status
            }
          """,
        with: "  func setStatus(_ status: String) {}")
    ],
    .sessionIgnored: [
      .init(in: "VIPERPattern.swift", replace: "    login.input.restoreSession()\n", with: "")
    ],
    .collaboratorMissing: [
      .init(in: "Login/LoginAssembly.swift", replace: "    presenter.view = view\n", with: "")
    ],
  ])
}
