extension [Mutant] {
  /// The mutants of Module–Holder.
  public static let holder =
    SharedMistakes(
      checks: "LoginModule", logsIn: "LoginModule", reads: "HTTPAuthorizationService", logsOut: "HomeModule",
      startsWaiting: "isWaiting = true", endsWaiting: "isWaiting = false", clearsPassword: #"password = """#,
      service: "component.authorization", succeeds: "didLogIn(session, completion: completion)",
      stores: "try? component.sessions.save(session)",
      tells: {
        """
            stopWaiting(status: "")
            password = ""
            let loggedIn: any LoggedInSupporting = holder.module(for: LoginSupportedModule.loggedIn)
            loggedIn.receive(session.user, isRemembered: \($0))
        """
      },
      deletes: "component.sessions.delete()"
    ).mutants(besides: [
      .updateIgnored: .login(
        "LoginViewController",
        """
            if screen.passwordField.text != module.password { screen.passwordField.text = module.password }
            screen.statusLabel.text = module.status
        """,
        "    if screen.passwordField.text != module.password { screen.passwordField.text = module.password }"),
      .sessionIgnored: .login("LoginRootBuilder", "component.sessions.load()?.user", "nil"),
      .collaboratorMissing: .login(
        "LoginBuilder",
        """
            module.router = LoginRouter(component: LoginViewComponent(module: module, moduleHolder: holder))

        """,
        ""),
      .nameMisspelt: .login("HomeBuilder", "parent.sessions", "parent.session"),
    ])
    + NotesMistakes(
      owns: "NotesModule", lists: "NoteListModule", shows: "NoteDetailModule", edits: "NoteEditorModule",
      checks: "NoteEditorModule"
    ).mutants(besides: [
      .filterUntrimmed: .notes(
        "NoteListModule", "filter.trimmingCharacters(in: .whitespacesAndNewlines)", "filter"),
      .wrongNoteOpened: .notes(
        "NoteListModule", "matches.map { ($0.id, $0.title) }",
        "zip(notes.notes, matches).map { ($0.id, $1.title) }"),
      .messageKept: .notes(
        "NoteListModule", "    notice = nil\n    notes.sendDelete", "    notes.sendDelete"),
      // Not its cancelling, which has two places: a holder lets go of the module, or all ends with the window.
      .requestNotCancelled: .notes("NoteDetailModule", "loadTask = Task {", "Task {"),
      .keyNotReused: .notes(
        "NoteEditorModule", "    if let lastChange, lastChange.kind == kind { return lastChange }\n", ""),
      .titleUntrimmed: .notes(
        "NoteEditorModule", "noteTitle.trimmingCharacters(in: .whitespacesAndNewlines)", "noteTitle"),
      .savedNoteUnkept: .notes("NotesModule", "keep(saved)", "_ = saved"),
      .newNoteUnopened: .notes("NoteEditorModule", "      open(saved.id)\n", "      close()\n"),
      .changesDropped: .notes(
        "NoteEditorModule", "original != NoteDraft(title: noteTitle, body: noteBody)",
        "original.body != noteBody"),
      .deleteUnsent: .notes(
        "NoteListModule",
        "    notes.sendDelete { [weak self] in self?.didFailToDelete($0, because: $1) }\n", ""),
      .undoneDeleteSent: .notes(
        "NotesModule", "    undoableNote = nil\n    bringBack", "    bringBack"),
      .deletedNoteReturns: .notes("NotesModule", "read.filter { !deletedIDs.contains($0.id) }", "read"),
      .failedDeleteHidden: .notes("NotesModule", "    bringBack(note)\n    // The", "    // The"),
      .bannerStuck: .notes("NotesModule", "    defer { end(sending) }\n", ""),
      // The view has a `viewDidLoad()` already.
      .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewWillAppear() {"),
    ])
}
