extension [Mutant] {
  /// The mutants of MVPCF.
  public static let mvpcf =
    SharedMistakes(
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
      .updateIgnored: .login(
        "LoginViewController",
        """
            viewContainer.statusLabel.text = presenter.status
            viewContainer.isWaiting = presenter.isWaiting
        """,
        "    viewContainer.isWaiting = presenter.isWaiting"),
      .sessionIgnored: .login(
        "LoginApplicationCoordinator",
        """
            if let name = container.restoreManager.restoredName() {
              showHome(name: name, isRemembered: true)
            } else {
              showLogin()
            }
        """,
        "    showLogin()"),
      .collaboratorMissing: .login(
        "LoginCoordinator",
        """
            login.finished = { [weak self] name, isRemembered in self?.finished?(name, isRemembered) }

        """,
        ""),
    ]) + notes

  private static let notes = NotesMistakes(
    owns: "DefaultNotesManager", lists: "DefaultNoteListPresenter", shows: "DefaultNoteDetailPresenter",
    edits: "DefaultNoteEditorPresenter", checks: "DefaultNoteDraftManager"
  ).mutants(besides: [
    .filterUntrimmed: .notes(
      "DefaultNoteListPresenter", "filter.trimmingCharacters(in: .whitespacesAndNewlines)", "filter"),
    .wrongNoteOpened: .notes(
      "DefaultNoteListPresenter", "matches.map { ($0.id, $0.title) }",
      "zip(notesManager.notes, matches).map { ($0.id, $1.title) }"),
    .messageKept: .notes(
      "DefaultNoteListPresenter", "    notice = nil\n    deleteManager.send", "    deleteManager.send"),
    .unknownNoteUntold: .notes(
      "DefaultNoteDetailPresenter", "failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)",
      ".failed(failure)"),
    .keyNotReused: .notes(
      "DefaultNoteSaveManager", "    if let lastChange, lastChange.kind == kind { return lastChange }\n", ""),
    .savedNoteUnkept: .notes("DefaultNoteSaveManager", "notesManager.keep(saved)", "_ = saved"),
    .newNoteUnopened: .notes(
      "NotesCoordinator", "    coordinator.noteSaved = { [weak self] id in self?.runDetail(id: id) }\n", ""),
    .deleteUnsent: .notes("DefaultNoteListPresenter", "    deleteManager.sendDelete()\n", ""),
    .undoneDeleteSent: .notes(
      "DefaultNoteDeleteManager", "    undoableNote = nil\n    notesManager.restore",
      "    notesManager.restore"),
    .deletedNoteReturns: .notes(
      "DefaultNotesManager", "read.filter { !removedIDs.contains($0.id) }", "read"),
    .failedDeleteHidden: .notes(
      "DefaultNoteDeleteManager", "    notesManager.restore(note)\n    // The", "    // The"),
    .bannerStuck: .notes("DefaultNoteChangeManager", "    defer { end(sending) }\n", ""),
    // The view controller has a `viewDidLoad()` already.
    .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewWillAppear() {"),
  ])
}
