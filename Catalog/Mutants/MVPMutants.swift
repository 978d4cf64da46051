extension [Mutant] {
  /// The mutants of MVP.
  public static let mvp =
    SharedMistakes.mutants(
      logsIn: "LoginPresenter", logsOut: "HomePresenter", startsWaiting: "view?.setWaiting(true)",
      endsWaiting: "view?.setWaiting(false)", clearsPassword: "view?.clearPassword()",
      besides: [
        .updateIgnored: .login(
          "LoginViewController",
          """
            func setStatus(_ status: String) {
              screen.statusLabel.text = status
            }
          """,
          "  func setStatus(_ status: String) {}"),
        .collaboratorMissing: .login("LoginViewController", "    presenter.view = self\n", ""),
        .sessionIgnored: .root(
          of: "MVP",
          """
              let first: ViewController
              if let user = model.storedUser() {
                first = HomeViewController(presenter: HomePresenter(user: user, isRemembered: true, model: model))
              } else {
                first = LoginViewController(presenter: LoginPresenter(model: model))
              }
          """,
          "    let first = LoginViewController(presenter: LoginPresenter(model: model))"),
      ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListPresenter", shows: "NoteDetailPresenter",
      edits: "NoteEditorPresenter"
    ).mutants(besides: [
      .newNoteUnopened: .notes("NoteEditorPresenter", "    delegate?.noteEditorDidSave(note)\n", ""),
      .changesDropped: .notes(
        "NoteEditorPresenter", "if original != NoteDraft(title: title, body: body) {",
        "if original.body != body {"),
      .bannerUntold: .notes("BannerPresenter", "    model.addObserver(self)\n", ""),
    ])
}
