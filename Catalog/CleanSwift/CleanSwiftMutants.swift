extension [Mutant] {
  /// The mutants of Clean Swift.
  public static let cleanSwift =
    SharedMistakes(
      checks: "LoginInteractor", logsIn: "LoginInteractor", reads: "LoginWorker",
      explains: "LoginPresenter", logsOut: "HomeInteractor",
      startsWaiting: "presenter.presentLogin(response: .started)", endsWaiting: "", clearsPassword: "",
      service: "worker", stores: "try? sessionWorker.save(session)", deletes: "sessionWorker.delete()"
    ).mutants(besides: [
      .passwordKept: .login(
        "LoginPresenter", "clearsPassword: failure == .wrongCredentials", "clearsPassword: false"),
      .passwordLost: .login(
        "LoginPresenter", "clearsPassword: failure == .wrongCredentials", "clearsPassword: true"),
      .waitingNotEnded: .login(
        "LoginPresenter", "LoginStrings.message(for: failure), isWaiting: false",
        "LoginStrings.message(for: failure), isWaiting: true"),
      .updateIgnored: .login(
        "LoginViewController",
        "(viewModel: LoginModels.LogIn.ViewModel) {\n    screen.statusLabel.text = viewModel.status\n",
        "(viewModel: LoginModels.LogIn.ViewModel) {\n"),
      .storingUnreported: .login(
        "LoginInteractor", "isRemembered = (try? sessionWorker.save(session)) != nil",
        "_ = try? sessionWorker.save(session)\n    isRemembered = true"),
      .sessionIgnored: .root(
        of: "CleanSwift",
        """
            if let session = SessionWorker(store: environment.store).load() {
              let home = HomeConfigurator(environment: environment).scene()
              home.router.dataStore.user = session.user
              first = home
            } else {
              first = LoginConfigurator(environment: environment).scene()
            }
        """,
        "    first = LoginConfigurator(environment: environment).scene()"),
      .collaboratorMissing: .login(
        "LoginConfigurator", "    presenter.viewController = viewController\n", ""),
    ])
    + NotesMistakes(
      owns: "NotesStore", lists: "NoteListInteractor", shows: "NoteDetailInteractor",
      edits: "NoteEditorInteractor", checks: "NoteEditorInteractor"
    ).mutants(besides: [
      .filterUntrimmed: .notes(
        "NoteListInteractor", "filter.trimmingCharacters(in: .whitespacesAndNewlines)", "filter"),
      .wrongNoteOpened: .notes(
        "NoteListInteractor", "matchingNotes[request.row].id", "worker.store.notes[request.row].id"),
      .messageKept: .notes(
        "NoteListInteractor", "    notice = nil\n    worker.sendDelete()", "    worker.sendDelete()"),
      .requestNotCancelled: .notes("NoteDetailInteractor", "    readTask?.cancel()\n", ""),
      .keyNotReused: .notes("NotesWorker", "    if let last, last.kind == kind { return last }\n", ""),
      .savedNoteUnkept: .notes("NotesWorker", "    if !Task.isCancelled { store.keep(note) }\n", ""),
      .newNoteUnopened: .notes(
        "NoteEditorRouter", "viewController?.dismiss { noteList.routeToNoteDetail() }",
        "viewController?.dismiss()"),
      .changesDropped: .notes(
        "NoteEditorInteractor", "original != NoteDraft(title: request.title, body: request.body)",
        "original.body != request.body"),
      .deleteUnsent: .notes(
        "NoteListInteractor", "    notice = nil\n    worker.sendDelete()\n", "    notice = nil\n"),
      .undoneDeleteSent: .notes("NotesStore", "    undoableNote = nil\n    keep", "    keep"),
      .deletedNoteReturns: .notes(
        "NotesStore", "read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id }", "read"),
      .failedDeleteHidden: .notes("NotesStore", "(change) }\n    keep(note)\n", "(change) }\n"),
      .bannerStuck: .notes(
        "NotesWorker", "client.delete(change)\n        self?.store.end(number)\n", "client.delete(change)\n"),
      .bannerUntold: .notes("BannerInteractor", "    worker.store.addObserver(self)\n", ""),
    ])
}
