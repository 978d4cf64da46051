extension [Mutant] {
  /// What can go wrong in MODA-V.
  public static let modaV = moda(in: "MODAVPattern.swift")

  /// What can go wrong in MODA-V2.
  public static let modaV2 = moda(in: "MODAV2Pattern.swift")

  /// The two differ in protocols, which no mutant touches.
  private static func moda(in compositionRoot: String) -> [Mutant] {
    SharedMistakes(
      checks: "LoginOrchestrator", logsIn: "LoginOrchestrator", reads: "NetworkAdapter",
      logsOut: "HomeOrchestrator", startsWaiting: "delegate?.loginStarted(status: LoginStrings.loggingIn)",
      endsWaiting: "delegate?.loginEnded(status: status)", clearsPassword: "delegate?.passwordRejected()",
      service: "network", stores: "try? storage.save(session)",
      tells: { "    delegate?.loginSucceeded(user: session.user, isRemembered: \($0))" },
      deletes: "storage.delete()"
    ).mutants(besides: [
      .waitingNotEnded: [
        .init(
          in: "Login/LoginOrchestrator.swift",
          replace: """
                loginTask = nil
                delegate?.loginEnded(status: status)
            """,
          with: """
                loginTask = nil
                delegate?.loginStarted(status: status)
            """)
      ],
      .updateIgnored: ["loginStarted", "loginEnded"].map { event in
        .init(
          in: "Login/LoginViewController.swift",
          replace: "  func \(event)(status: String) {\n    screen.statusLabel.text = status\n",
          with: "  func \(event)(status: String) {\n")
      },
      .sessionIgnored: [
        .init(
          in: compositionRoot,
          replace: """
                let first: ViewController
                if let user = orchestrator.storedUser() {
                  first = HomeViewController(orchestrator: orchestrator.home(for: user, isRemembered: true))
                } else {
                  first = LoginViewController(orchestrator: orchestrator)
                }
            """,
          with: "    let first = LoginViewController(orchestrator: orchestrator)")
      ],
    ])
  }
}
