extension [Mutant] {
  /// The mutants of MVVM-C.
  public static let mvvmC =
    SharedMistakes(
      checks: "LoginModel", logsIn: "LoginViewModel", reads: "LoginClient", logsOut: "HomeViewModel",
      startsWaiting: "isWaiting = true", endsWaiting: "isWaiting = false",
      clearsPassword: #"password = """#, service: "model", stores: "try? store.save(session)",
      deletes: "model.logOut()"
    ).mutants(besides: [
      .updateIgnored: .login(
        "LoginViewController", "    screen.statusLabel.text = viewModel.status\n", ""),
      .sessionUnstored: .login("LoginModel", "(try? store.save(session)) != nil", "true"),
      .storingUnreported: .login("LoginViewModel", "isRemembered: isRemembered", "isRemembered: true"),
      .sessionIgnored: .login(
        "LoginCoordinator",
        """
            if let user = model.storedUser() {
              showHome(of: user, isRemembered: true)
            } else {
              showLogin()
            }
        """,
        "    showLogin()"),
      .collaboratorMissing: .login(
        "LoginCoordinator", "LoginViewModel(model: model, coordinator: self)", "LoginViewModel(model: model)"),
    ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListViewModel", shows: "NoteDetailViewModel",
      edits: "NoteEditorViewModel"
    ).mutantsWithModel(besides: [
      .wrongNoteOpened: .notes(
        "NoteListViewModel", "notes.map { (id: $0.id, title: $0.title) }",
        "zip(model.notes, notes).map { (id: $0.id, title: $1.title) }"),
      .newNoteUnopened: .notes(
        "NotesCoordinator",
        "      if note == nil, let savedNote { self?.showNote(withID: savedNote.id) }\n", ""),
      .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewWillAppear() {"),
    ])
}
