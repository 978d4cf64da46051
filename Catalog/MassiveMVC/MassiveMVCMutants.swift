import Edits

extension [Mutant] {
  /// The mutants of Massive MVC.
  public static let massiveMVC =
    SharedMistakes(
      checks: "LoginViewController", logsIn: "LoginViewController", reads: "LoginViewController",
      logsOut: "HomeViewController", startsWaiting: "screen.isWaiting = true",
      endsWaiting: "screen.isWaiting = false", clearsPassword: #"screen.passwordField.text = """#,
      service: "environment.transport",
      stores: "try? environment.store.write(SessionFormat.encode(session))",
      tells: { "      showHome(for: session.user, isRemembered: \($0))" },
      deletes: "environment.store.delete()"
    ).mutants(besides: [
      .checksSwapped: edit(
        """
            } else if !EmailAddress.isWellFormed(email) {
              screen.statusLabel.text = LoginStrings.invalidEmail
            } else if password.isEmpty {
              screen.statusLabel.text = LoginStrings.emptyPassword
        """,
        """
            } else if password.isEmpty {
              screen.statusLabel.text = LoginStrings.emptyPassword
            } else if !EmailAddress.isWellFormed(email) {
              screen.statusLabel.text = LoginStrings.invalidEmail
        """),
      .checkForgotten: edit(
        """
            } else if password.isEmpty {
              screen.statusLabel.text = LoginStrings.emptyPassword
            } else {
        """,
        "    } else {"),
      .secondTapSends: edit("    guard loginTask == nil else { return }\n    let email", "    let email")
        + edit(
          """
              screen.isWaiting = true
              let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
              loginTask = Task { [weak self, transport = environment.transport] in
          """,
          """
              let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
              loginTask = Task { [weak self, transport = environment.transport] in
                self?.screen.isWaiting = true
          """),
      .failureSwallowed: edit(
        """
              } catch {
                guard !Task.isCancelled else { return }
                self?.didFail(LoginWire.failure(for: error))
        """,
        """
              } catch {
                guard !Task.isCancelled else { return }
        """)
        + edit("    } catch {\n      didFail(error)\n    }", "    } catch {}"),
      .messagesSwapped: edit(
        """
              screen.statusLabel.text = LoginStrings.emptyEmail
            } else if !EmailAddress.isWellFormed(email) {
              screen.statusLabel.text = LoginStrings.invalidEmail
        """,
        """
              screen.statusLabel.text = LoginStrings.invalidEmail
            } else if !EmailAddress.isWellFormed(email) {
              screen.statusLabel.text = LoginStrings.emptyEmail
        """),
      .updateIgnored: edit(
        """
            if email.isEmpty {
              screen.statusLabel.text = LoginStrings.emptyEmail
            } else if !EmailAddress.isWellFormed(email) {
              screen.statusLabel.text = LoginStrings.invalidEmail
            } else if password.isEmpty {
              screen.statusLabel.text = LoginStrings.emptyPassword
            } else {
        """,
        """
            if email.isEmpty {
            } else if !EmailAddress.isWellFormed(email) {
            } else if password.isEmpty {
            } else {
        """)
        + edit("    screen.statusLabel.text = LoginStrings.loggingIn\n", "")
        + edit("    screen.statusLabel.text = status\n", ""),
      .lateAnswerAccepted: edit(
        """
                let response = try await transport.send(request)
                guard !Task.isCancelled else { return }
        """,
        """
                let response = try await transport.send(request)
                guard !Task.isCancelled || response.status == 200 else { return }
        """),
      .collaboratorMissing: .login(
        "HomeViewController", "LoginViewController(environment: environment)", "LoginViewController()"),
      .sessionIgnored: .root(of: "MassiveMVC", "    login.restoreSession()\n", ""),
      .ownerKeptAlive: edit(
        """
            loginTask = Task { [weak self, transport = environment.transport] in
              do {
                let response = try await transport.send(request)
                guard !Task.isCancelled else { return }
                self?.didReceive(response)
              } catch {
                guard !Task.isCancelled else { return }
                self?.didFail(LoginWire.failure(for: error))
        """,
        """
            loginTask = Task {
              do {
                let response = try await environment.transport.send(request)
                guard !Task.isCancelled else { return }
                didReceive(response)
              } catch {
                guard !Task.isCancelled else { return }
                didFail(LoginWire.failure(for: error))
        """),
    ]) + notes

  private static let notes = NotesMistakes(
    owns: "NoteListViewController", lists: "NoteListViewController", shows: "NoteDetailViewController",
    edits: "NoteEditorViewController"
  ).mutants(besides: [
    .filterUntrimmed: .notes(
      "NoteListViewController", "filterField.text.trimmingCharacters(in: .whitespacesAndNewlines)",
      "filterField.text"),
    .wrongNoteOpened: .notes(
      "NoteListViewController", "let note = rows[indexPath.row]", "let note = notes[indexPath.row]"),
    .readingFailureSwallowed: .notes(
      "NoteListViewController", "    tell(NotesStrings.message(for: failure))\n", ""),
    .messageKept: .notes(
      "NoteListViewController", "    message = \"\"\n    guard let note", "    guard let note"),
    .emptyTitleSent: .notes("NoteEditorViewController", "if title.isEmpty {", "if false {"),
    .titleUntrimmed: .notes(
      "NoteEditorViewController", ".text.trimmingCharacters(in: .whitespacesAndNewlines)", ".text"),
    .keyNotReused: .notes("NoteEditorViewController", "$0.kind == kind ? $0 : nil", "_ in nil"),
    .savedNoteUnkept: .notes("NoteEditorViewController", "      list?.keep(saved)\n", ""),
    .newNoteUnopened: .notes(
      "NoteEditorViewController", "if self.note == nil { self.list?.showDetail(of: saved) }", "_ = self"),
    .changesDropped: .notes(
      "NoteEditorViewController", "screen.titleField.text != note?.title ?? \"\" || ", ""),
    .deleteUnsent: .notes(
      "NoteListViewController",
      "send(NoteChange(key: environment.makeKey(), kind: .delete(note)), toDelete: note)",
      "deletedIDs.insert(note.id)"),
    .undoneDeleteSent: .notes(
      "NoteListViewController", "    deletedNote = nil\n    message = \"\"\n    keep",
      "    message = \"\"\n    keep"),
    .deletedNoteReturns: .notes(
      "NoteListViewController",
      "read.filter { !deletedIDs.contains($0.id) && $0.id != deletedNote?.id }", "read"),
    .failedDeleteHidden: .notes(
      "NoteListViewController", "failedDeletes.append(change) }\n    keep(note)",
      "failedDeletes.append(change) }\n    showNotes()"),
    .bannerStuck: .notes(
      "NoteListViewController", "checkDeleted(response)\n      didEnd(change)", "checkDeleted(response)"),
    .bannerUntold: .notes(
      "NoteListViewController",
      "detail.banner.show(isSending: !changesUnderWay.isEmpty, failure: failure)", "_ = detail"),
  ])

  /// Nearly all of the code is in one type.
  private static func edit(_ original: String, _ replacement: String) -> [Edit] {
    .login("LoginViewController", original, replacement)
  }
}
