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
      owns: "MemoryNotesCache", lists: "NoteListInteractor", shows: "NoteDetailInteractor",
      edits: "NoteEditorInteractor", checks: "NoteEditorInteractor"
    ).mutants(besides: [
      .filterUntrimmed: .notes(
        "NoteListInteractor", "filter.trimmingCharacters(in: .whitespacesAndNewlines)", "filter"),
      .wrongNoteOpened: .notes(
        "NoteListInteractor",
        "cache.notes.filter { $0.titleContains(text) }.map { NoteListRow(id: $0.id, title: $0.title) }",
        """
        zip(cache.notes, cache.notes.filter { $0.titleContains(text) }).map {
              NoteListRow(id: $0.id, title: $1.title)
            }
        """),
      .messageKept: .notes(
        "NoteListPresenter", "    setNotice(nil)\n    interactor.sendDelete()", "    interactor.sendDelete()"),
      .unknownNoteUntold: .notes(
        "NoteListPresenter", "failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)",
        ".failed(failure)"),
      .requestNotCancelled: .notes("NoteDetailInteractor", "    readTask?.cancel()\n", ""),
      .keyNotReused: .notes(
        "NoteEditorInteractor",
        "    if let lastChange, lastChange.kind == kind { return lastChange }\n", ""),
      .savedNoteUnkept: .notes("NoteEditorInteractor", "    cache.keep(note)\n", ""),
      .newNoteUnopened: .notes(
        "NoteEditorPresenter", "    moduleOutput?.didSaveNote(withID: id)\n", ""),
      .changesDropped: .notes(
        "NoteEditorPresenter", "original != NoteEditorData(title: title, body: body)",
        "original.body != body"),
      .deleteUnsent: .notes(
        "NoteListPresenter", "    setNotice(nil)\n    interactor.sendDelete()\n", "    setNotice(nil)\n"),
      .undoneDeleteSent: .notes("MemoryNotesCache", "    deletedNote = nil\n    keep", "    keep"),
      .failedDeleteHidden: .notes("NoteListInteractor", "    cache.restore(note)\n", ""),
      .bannerStuck: .notes("NoteListInteractor", "        self?.cache.changesUnderWay -= 1\n", ""),
      .bannerUntold: .notes("BannerInteractor", "    cache.addObserver(self)\n", ""),
    ])
}
