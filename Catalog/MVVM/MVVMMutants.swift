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
          "LoginViewController", "    screen.statusLabel.text = viewModel.status\n", ""),
        .collaboratorMissing: .login("HomeViewModel", "LoginViewModel(model: model)", "LoginViewModel()"),
      ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListViewModel", shows: "NoteDetailViewModel",
      edits: "NoteEditorViewModel"
    ).mutantsWithModel(besides: [
      .wrongNoteOpened: .notes(
        "NoteListViewModel", "notes.map { (id: $0.id, title: $0.title) }",
        "zip(model.notes, notes).map { (id: $0.id, title: $1.title) }"),
      .newNoteUnopened: .notes("NoteEditorViewModel", "    output(note)\n", ""),
      .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewWillAppear() {"),
    ])
}
