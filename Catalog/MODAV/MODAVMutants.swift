import Edits

extension [Mutant] {
  /// The mutants of MODA-V.
  public static let modaV = moda(in: "MODAV")

  /// The mutants of MODA-V2.
  public static let modaV2 = moda(in: "MODAV2")

  /// The edits are the same in both, because they touch none of the protocols that only MODA-V2 has.
  private static func moda(in module: String) -> [Mutant] {
    let start = "  func loginStarted(status: String) {\n"
    let ends = ["loginCancelled(status: String)", "loginFailed(status: String, clearsPassword: Bool)"]
      .map { "  func \($0) {\n" }
    let update = "    screen.statusLabel.text = status\n"
    return SharedMistakes(
      checks: "LoginOrchestrator", logsIn: "LoginOrchestrator", reads: "NetworkAdapter",
      logsOut: "HomeOrchestrator",
      startsWaiting: "viewDelegate?.loginStarted(status: LoginStrings.loggingIn)",
      endsWaiting: "screen.isWaiting = false", clearsPassword: #"screen.passwordField.text = """#,
      service: "network", stores: "try? storage.save(session)",
      tells: {
        """
            let home = HomeOrchestrator(
              user: session.user, isRemembered: \($0), storage: storage, login: self)
        """
      },
      deletes: "storage.delete()"
    ).mutants(besides: [
      .passwordKept: clearsPassword(if: "false"),
      .passwordLost: clearsPassword(if: "true"),
      .waitingNotEnded: ends.map {
        .login("LoginViewController", $0 + update + "    screen.isWaiting = false\n", $0 + update)
      },
      .updateIgnored: ([start] + ends).map { .login("LoginViewController", $0 + update, $0) },
      .sessionIgnored: .root(
        of: module,
        """
            let first: ViewController
            if let user = login.storedUser() {
              let home = HomeOrchestrator(user: user, isRemembered: true, storage: storage, login: login)
              first = HomeViewController(orchestrator: home)
            } else {
              first = LoginViewController(orchestrator: login)
            }
        """,
        "    let first = LoginViewController(orchestrator: login)"),
      .collaboratorMissing: .login("LoginViewController", "    orchestrator.viewDelegate = self\n", ""),
    ]) + notes
  }

  private static let notes = NotesMistakes(
    owns: "NotesModel", lists: "NoteListOrchestrator", shows: "NoteDetailOrchestrator",
    edits: "NoteEditorOrchestrator", checks: "NoteEditorOrchestrator"
  ).mutants(besides: [
    .newNoteUnopened: .notes("NoteEditorOrchestrator", "    list?.didAdd(note)\n", ""),
    .changesDropped: .notes(
      "NoteEditorOrchestrator", "if original != NoteDraft(title: title, body: body) {",
      "if original.body != body {"),
    .deleteUnsent: .notes("NoteListOrchestrator", "    if let deleted { sendDelete(of: deleted) }\n", ""),
    .bannerStuck: .notes("NoteListOrchestrator", "      defer { model?.didStopSending() }\n", ""),
    .bannerUntold: .notes("BannerOrchestrator", "    model.addObserver(self)\n", ""),
  ])

  private static func clearsPassword(if condition: String) -> [Edit] {
    .login(
      "LoginOrchestrator", "clearsPassword: failure == .wrongCredentials", "clearsPassword: \(condition)")
  }
}
