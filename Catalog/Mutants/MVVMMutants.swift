extension [Mutant] {
  /// The mutants of MVVM.
  public static let mvvm =
    SharedMistakes.mutants(
      logsIn: "LoginViewModel", logsOut: "HomeViewModel", startsWaiting: "isWaiting = true",
      endsWaiting: "isWaiting = false", clearsPassword: #"password = """#,
      succeeds: "didLogIn(session, completion: completion)",
      besides: [
        .updateIgnored: .login(
          "LoginViewController",
          """
              screen.passwordField.text = viewModel.password
              screen.statusLabel.text = viewModel.status
          """,
          "    screen.passwordField.text = viewModel.password"),
        .collaboratorMissing: .login("HomeViewModel", "LoginViewModel(model: model)", "LoginViewModel()"),
        .sessionIgnored: .root(
          of: "MVVM",
          """
              let first: ViewController
              if let user = model.storedUser() {
                first = HomeViewController(viewModel: HomeViewModel(user: user, isRemembered: true, model: model))
              } else {
                first = LoginViewController(viewModel: LoginViewModel(model: model))
              }
          """,
          "    let first = LoginViewController(viewModel: LoginViewModel(model: model))"),
      ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListViewModel", shows: "NoteDetailViewModel",
      edits: "NoteEditorViewModel"
    ).mutants(besides: [
      .newNoteUnopened: .notes("NoteEditorViewModel", "    output(note)\n", ""),
      .changesDropped: .notes(
        "NoteEditorViewModel", "original != NoteDraft(title: title, body: body)", "original.body != body"),
      .bannerStuck: .notes("NotesModel", "        self?.changesUnderWay -= 1\n", ""),
      .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewDidLoad() {"),
    ])
}
