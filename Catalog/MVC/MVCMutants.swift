extension [Mutant] {
  /// The mutants of MVC.
  public static let mvc =
    SharedMistakes.mutants(
      of: "MVC", home: "HomeViewController(user: user, isRemembered: true, model: model)",
      login: "LoginViewController(model: model)",
      logsIn: "LoginViewController", logsOut: "HomeViewController", startsWaiting: "screen.isWaiting = true",
      endsWaiting: "screen.isWaiting = false", clearsPassword: #"screen.passwordField.text = """#,
      besides: [
        .updateIgnored: [
          .login(
            "LoginViewController",
            """
                } catch {
                  screen.statusLabel.text = LoginStrings.message(for: error)
                }
            """,
            "    } catch {}"),
          .login("LoginViewController", "    screen.statusLabel.text = LoginStrings.loggingIn\n", ""),
          .login("LoginViewController", "    screen.statusLabel.text = status\n", ""),
        ],
        .collaboratorMissing: .login(
          "HomeViewController", "LoginViewController(model: model)", "LoginViewController()"),
      ])
    + NotesMistakes(
      owns: "NotesModel", lists: "NoteListViewController", shows: "NoteDetailViewController",
      edits: "NoteEditorViewController"
    ).mutantsWithModel(besides: [
      .wrongNoteOpened: .notes(
        "NoteListViewController", "let note = rows[indexPath.row]", "let note = model.notes[indexPath.row]"),
      .newNoteUnopened: .notes(
        "NoteEditorViewController", "dismiss { self.delegate?.noteEditor(self, didSave: note) }",
        "dismiss()"),
      .changesDropped: .notes(
        "NoteEditorViewController",
        "original != NoteDraft(title: screen.titleField.text, body: screen.bodyField.text)",
        "original.body != screen.bodyField.text"),
      .bannerUntold: .notes("BannerViewController", "    model.addObserver(self)\n", ""),
    ])
}
