extension [Mutant] {
  /// The mutants of MVVM.
  public static let mvvm =
    SharedMistakes.mutants(
      of: "MVVM",
      home: "HomeViewController(viewModel: HomeViewModel(user: user, isRemembered: true, model: model))",
      login: "LoginViewController(viewModel: LoginViewModel(model: model))",
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
      ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListViewModel", shows: "NoteDetailViewModel",
      edits: "NoteEditorViewModel"
    ).mutants(besides: [
      .newNoteUnopened: .notes("NoteEditorViewModel", "    output(note)\n", ""),
      .bannerStuck: .notes("NotesModel", "        self?.changesUnderWay -= 1\n", ""),
    ])
}
