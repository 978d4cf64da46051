extension [Mutant] {
  /// The mutants of VIPER.
  public static let viper =
    SharedMistakes(
      checks: "LoginInteractor", logsIn: "LoginInteractor", reads: "HTTPAuthorizationService",
      explains: "LoginPresenter", logsOut: "HomeInteractor", startsWaiting: "output?.didStartLogin()",
      endsWaiting: "view?.setWaiting(false)", clearsPassword: "view?.clearPassword()",
      service: "authorization",
      stores: "try? sessions.save(session)",
      tells: { "    output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: \($0)))" },
      deletes: "sessions.delete()"
    ).mutants(besides: [
      .waitingNotEnded: .login("LoginPresenter", "    view?.setWaiting(false)\n", ""),
      .sessionIgnored: .root(of: "VIPER", "    login.input.restoreSession()\n", ""),
      .collaboratorMissing: .login("LoginAssembly", "    presenter.view = view\n", ""),
    ])
    + NotesMistakes(
      owns: "OnlineNotesService", lists: "NoteListInteractor", shows: "NoteDetailInteractor",
      edits: "NoteEditorInteractor", checks: "NoteEditorInteractor"
    ).mutants(besides: [
      .filterUntrimmed: .notes(
        "NoteListInteractor", "filter.trimmingCharacters(in: .whitespacesAndNewlines)", "filter"),
      .wrongNoteOpened: .notes(
        "NoteListInteractor", "rows: rows.map { NoteListRow(id: $0.id, title: $0.title) }",
        "rows: zip(service.notes, rows).map { NoteListRow(id: $0.id, title: $1.title) }"),
      .messageKept: .notes(
        "NoteListPresenter", "    setNotice(nil)\n    interactor.sendDelete()", "    interactor.sendDelete()"),
      .unknownNoteUntold: .notes(
        "NoteListPresenter", "failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)",
        ".failed(failure)"),
      .requestNotCancelled: .notes("NoteDetailInteractor", "    readTask?.cancel()\n", ""),
      .savedNoteUnkept: .notes("OnlineNotesService", "    if !Task.isCancelled { keep(note) }\n", ""),
      .newNoteUnopened: .notes(
        "NoteEditorPresenter", "closeModule { [moduleOutput] in moduleOutput?.didSaveNote(withID: id) }",
        "closeModule(completion: nil)"),
      .deleteUnsent: .notes(
        "NoteListPresenter", "    setNotice(nil)\n    interactor.sendDelete()\n", "    setNotice(nil)\n"),
      .undoneDeleteSent: .notes("OnlineNotesService", "    undoableNote = nil\n    keep", "    keep"),
      .deletedNoteReturns: .notes(
        "OnlineNotesService",
        "read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id }", "read"),
      .failedDeleteHidden: .notes("OnlineNotesService", "(change) }\n    keep(note)\n", "(change) }\n"),
      .bannerStuck: .notes(
        "OnlineNotesService", "client.delete(change)\n        self?.end(number)\n", "client.delete(change)\n"
      ),
      .bannerUntold: .notes("NoteListPresenter", "    bannerModuleInput?.show(list.banner)\n", ""),
    ])
}
