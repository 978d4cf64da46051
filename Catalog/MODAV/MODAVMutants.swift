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
              user: session.user, isRemembered: \($0), network: network, storage: storage)
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
            if let user = storage.load()?.user {
              let home = HomeOrchestrator(user: user, isRemembered: true, network: network, storage: storage)
              first = HomeViewController(orchestrator: home)
            } else {
              let login = LoginOrchestrator(network: network, storage: storage)
              first = LoginViewController(orchestrator: login)
            }
        """,
        """
            let login = LoginOrchestrator(network: network, storage: storage)
            let first = LoginViewController(orchestrator: login)
        """),
      .collaboratorMissing: .login("LoginViewController", "    orchestrator.viewDelegate = self\n", ""),
    ]) + notes
  }

  private static let notes = NotesMistakes(
    owns: "NotesModel", lists: "NoteListOrchestrator", shows: "NoteDetailOrchestrator",
    edits: "NoteEditorOrchestrator", checks: "NoteEditorOrchestrator"
  ).mutants(besides: [
    .messageKept: .notes("NoteListOrchestrator", "    tell(nil)\n    if let", "    if let"),
    .unknownNoteUntold: .notes(
      "NoteListOrchestrator", "failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)",
      ".failed(failure)"),
    .newNoteUnopened: .notes("NoteEditorOrchestrator", "if isNew {", "if !isNew {"),
    .changesDropped: .notes(
      "NoteEditorOrchestrator", "if original != NoteDraft(title: title, body: body) {",
      "if original.body != body {"),
    .deleteUnsent: .notes(
      "NoteListOrchestrator", "if let delete = model.takeDelete() { send(delete) }",
      "_ = model.takeDelete()"),
    .undoneDeleteSent: .notes("NotesModel", "    undoableNote = nil\n    keep", "    keep"),
    .deletedNoteReturns: .notes(
      "NotesModel", "read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id }", "read"),
    .failedDeleteHidden: .notes("NotesModel", "(delete) }\n    keep(note)\n", "(delete) }\n"),
    .bannerStuck: .notes("NotesModel", "    sendings.remove(number)\n", ""),
    .bannerUntold: .notes("BannerOrchestrator", "    model.addObserver(self)\n", ""),
  ])

  private static func clearsPassword(if condition: String) -> [Edit] {
    .login(
      "LoginOrchestrator", "clearsPassword: failure == .wrongCredentials", "clearsPassword: \(condition)")
  }
}
