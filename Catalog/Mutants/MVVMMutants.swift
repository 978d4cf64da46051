extension [Mutant] {
  /// The mutants of MVVM.
  public static let mvvm =
    SharedMistakes.mutants(
      logsIn: "LoginViewModel", logsOut: "HomeViewModel", startsWaiting: "isWaiting = true",
      endsWaiting: "isWaiting = false", clearsPassword: #"password = """#,
      succeeds: "didLogIn(session, completion: completion)",
      besides: [
        .updateIgnored: [
          .init(
            in: "Login/LoginViewController.swift",
            replace: """
                  screen.passwordField.text = viewModel.password
                  screen.statusLabel.text = viewModel.status
              """,
            with: "    screen.passwordField.text = viewModel.password")
        ],
        .collaboratorMissing: [
          .init(
            in: "Login/HomeViewModel.swift", replace: "LoginViewModel(model: model)", with: "LoginViewModel()"
          )
        ],
        .sessionIgnored: [
          .init(
            in: "MVVMPattern.swift",
            replace: """
                  let first: ViewController
                  if let user = model.storedUser() {
                    first = HomeViewController(viewModel: HomeViewModel(user: user, isRemembered: true, model: model))
                  } else {
                    first = LoginViewController(viewModel: LoginViewModel(model: model))
                  }
              """,
            with: "    let first = LoginViewController(viewModel: LoginViewModel(model: model))")
        ],
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
