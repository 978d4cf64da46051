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
            let loggedIn: (any LoggedInSupporting)? = holder?.module(for: LoginSupportedModule.loggedIn)
            loggedIn?.receive(session.user, isRemembered: \($0))
        """
      },
      deletes: "component.sessions.delete()"
    ).mutants(besides: [
      .updateIgnored: .login(
        "LoginViewController",
        """
            screen.passwordField.text = module.password
            screen.statusLabel.text = module.status
        """,
        "    screen.passwordField.text = module.password"),
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
        "NoteListModule", "let id = rows[row].id", #"let id = notes?.notes[row].id ?? """#),
      .titleUntrimmed: .notes(
        "NoteEditorModule", "noteTitle.trimmingCharacters(in: .whitespacesAndNewlines)", "noteTitle"),
      .keyNotReused: .notes(
        "NoteEditorModule", "    if let lastChange, lastChange.kind == kind { return lastChange }\n", ""),
      .savedNoteUnkept: .notes("NoteEditorModule", "    notes?.keep(saved)\n", ""),
      .newNoteUnopened: .notes("NoteEditorModule", "    open()\n", "    close()\n"),
      .changesDropped: .notes(
        "NoteEditorModule", "original != NoteDraft(title: noteTitle, body: noteBody)",
        "original.body != noteBody"),
      .bannerStuck: .notes("NotesModule", "        self?.changesUnderWay -= 1\n", ""),
    ])
}
