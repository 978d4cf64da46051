import Examples

/// The texts for the user, of which a wrong pattern misspells one; captions belong to the shared screens.
struct Wording {
  /// The texts that a programmer could misspell, in the order of the scenarios.
  static func texts(of example: Example) -> [String] {
    switch example {
    case .greeting: [GreetingScreen.title]
    case .login:
      [LoginScreen.title, LoginStrings.loggingIn] + LoginFailure.allCases.map(LoginStrings.message)
        + [LoginStrings.cancelled, LoginStrings.notRemembered, HomeScreen.title]
    case .notes:
      [NoteListScreen.title, NotesStrings.loading, NotesStrings.noNotes]
        + NotesFailure.allCases.map(NotesStrings.message)
        + [
          NotesStrings.noMatch, "Changed", NotesStrings.note, "There is no note", NotesStrings.newNote,
          NotesStrings.editNote, NotesStrings.discardQuestion, NotesStrings.saving, NotesStrings.cancelled,
          "Deleted", "is not deleted.", NotesStrings.sending,
        ]
    default: []
    }
  }

  let misspelt: String?

  /// A text, unless it is the misspelt one.
  func callAsFunction(_ correct: String) -> String {
    guard correct == misspelt else { return correct }
    return correct.hasSuffix(".") ? String(correct.dropLast()) : correct.uppercased()
  }
}
