extension [Mutant] {
  /// The mutants of TEA.
  public static let tea =
    SharedMistakes(
      checks: "LoginReducer", logsIn: "LoginReducer", reads: "LoginClient", logsOut: "HomeReducer",
      startsWaiting: "state.isWaiting = true", endsWaiting: "state.isWaiting = false",
      clearsPassword: #"state.password = """#, service: "client", stores: "try? store.write",
      deletes: "sessions.delete()"
    ).mutants(besides: [
      .secondTapSends: [
        .login(
          "LoginReducer", "      guard !state.isWaiting else { return .none }\n      return logIn",
          "      return logIn"),
        .init(in: "Common/Store.swift", replace: "    tasks[id]?.cancel()\n", with: ""),
      ],
      .failureSwallowed: .login("LoginReducer", "        return .failed(error)", "        return nil"),
      .passwordKept: .login(
        "LoginReducer",
        """
              if failure == .wrongCredentials {
                state.password = ""
              }

        """, ""),
      .passwordLost: .login(
        "LoginReducer",
        """
              if failure == .wrongCredentials {
                state.password = ""
              }
        """,
        """
              state.password = ""
        """),
      .waitingNotEnded: .login("LoginReducer", "    state.isWaiting = false\n", ""),
      .updateIgnored: .login(
        "LoginViewController", "    screen.statusLabel.text = state.status\n", ""),
      .cancelIgnored: .login("LoginReducer", "      return .cancel(Self.logIn)", "      return .none"),
      .lateAnswerAccepted: .login(
        "LoginReducer", "        guard !Task.isCancelled else { return nil }\n", ""),
      .sessionUnstored: .login(
        "SessionClient", "(try? store.write(SessionFormat.encode(session))) != nil", "true"),
      .storingUnreported: .login(
        "LoginReducer", "isRemembered: sessions.save(session))",
        "isRemembered: sessions.save(session) || true)"),
      .sessionIgnored: .root(
        of: "TEA",
        """
            if let session = sessions.load() {
              .home(HomeState(user: session.user, isRemembered: true))
            } else {
              .login(LoginState())
            }
        """,
        "    .login(LoginState())"),
      .ownerKeptAlive: [
        .init(
          in: "Common/Store.swift",
          replace: """
                tasks[id] = Task { [weak self] in
                  let action = await work()
                  guard !Task.isCancelled, let self else { return }
            """,
          with: """
                tasks[id] = Task {
                  let action = await work()
                  guard !Task.isCancelled else { return }
            """)
      ],
      .collaboratorMissing: .root(
        of: "TEA",
        """
            let withLogin = Presenting(
              feature: "login", parent: LoginAppReducer(), child: LoginReducer(client: client, sessions: sessions),
              childState: \\.login, childAction: \\.login, embed: LoginAppAction.login)

        """,
        "    let withLogin = LoginAppReducer()\n"),
    ])
    + NotesMistakes(
      owns: "NotesState", lists: "NoteListReducer", shows: "NoteDetailReducer", edits: "NoteEditorReducer",
      checks: "NoteEditorReducer"
    ).mutants(besides: [
      .filterUntrimmed: .notes(
        "NoteListContents", "state.list.filter.trimmingCharacters(in: .whitespacesAndNewlines)",
        "state.list.filter"),
      .wrongNoteOpened: .notes(
        "NoteListContents",
        "rows = state.notes.filter { $0.titleContains(text) }.map { NoteRow(id: $0.id, title: $0.title) }",
        """
        rows = zip(state.notes, state.notes.filter { $0.titleContains(text) })
              .map { NoteRow(id: $0.id, title: $1.title) }
        """),
      .readingFailureSwallowed: .notes("NoteListReducer", "      state.notice = .failed(failure)\n", ""),
      .messageKept: .notes("NoteListReducer", "      state.notice = nil\n", ""),
      .unknownNoteUntold: .notes(
        "NotesReducer", "failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)", ".failed(failure)"),
      .requestNotCancelled: .init(
        in: "Common/Presenting.swift", replace: "isGone ? .cancel(EffectID(feature)) : .none",
        with: ".none"),
      .emptyTitleSent: .notes(
        "NoteEditorReducer", "    guard !title.isEmpty else { throw .emptyTitle }\n", ""),
      .titleUntrimmed: .notes(
        "NoteEditorReducer", "draft.title.trimmingCharacters(in: .whitespacesAndNewlines)", "draft.title"),
      .keyNotReused: .notes(
        "NoteEditorReducer", "    if let last, last.kind == kind { return last }\n", ""),
      .savedNoteUnkept: .notes(
        "NotesReducer", "    case .saved(let note):\n      state.keep(note)\n", "    case .saved(let note):\n"
      ),
      .newNoteUnopened: .notes(
        "NotesReducer", "      if isNew { state.detail = NoteDetailState(noteID: note.id) }\n", ""),
      .changesDropped: .notes(
        "NoteEditorState", "draft != note.map(NoteDraft.init) ?? NoteDraft()",
        "draft.body != (note.map(NoteDraft.init) ?? NoteDraft()).body"),
      .cancelledSaveCounts: .notes(
        "NoteEditorReducer", "      return .cancel(Self.save)", "      return .none"),
      .deleteUnsent: .notes(
        "NotesReducer", "    case .view:\n      return sendDelete(&state)",
        "    case .view:\n      return .none"),
      .undoneDeleteSent: .notes("NotesState", "    undoableNote = nil\n    keep", "    keep"),
      .deletedNoteReturns: .notes(
        "NotesState", "read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id }", "read"),
      .failedDeleteHidden: .notes(
        "NotesState", "failedDeletes.append(change) }\n    keep(note)\n", "failedDeletes.append(change) }\n"),
      .bannerStuck: .notes("NotesReducer", "      state.endDelete(change)\n", ""),
      .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewWillAppear() {"),
    ])
}
