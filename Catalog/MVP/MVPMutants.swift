extension [Mutant] {
  /// The mutants of MVP.
  public static let mvp =
    SharedMistakes.mutants(
      of: "MVP",
      home: "HomeViewController(presenter: HomePresenter(user: user, isRemembered: true, model: model))",
      login: "LoginViewController(presenter: LoginPresenter(model: model))",
      logsIn: "LoginPresenter", logsOut: "HomePresenter", startsWaiting: "view?.setWaiting(true)",
      endsWaiting: "view?.setWaiting(false)", clearsPassword: "view?.clearPassword()",
      besides: [
        .collaboratorMissing: .login("LoginViewController", "    presenter.view = self\n", "")
      ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListPresenter", shows: "NoteDetailPresenter",
      edits: "NoteEditorPresenter"
    ).mutantsWithModel(besides: [
      .newNoteUnopened: .notes(
        "NoteEditorPresenter", "close { self.delegate?.noteEditorDidSave(note) }", "close(completion: nil)"),
      .changesDropped: .notes(
        "NoteEditorPresenter", "if original != NoteDraft(title: title, body: body) {",
        "if original.body != body {"),
      .bannerUntold: .notes("BannerPresenter", "    model.addObserver(self)\n", ""),
    ])
}
