import Examples
import Testing

/// A text that a program shows to the user; captions belong to the shared screens.
struct UserText: CustomTestStringConvertible {
  let example: Example
  let text: String
  /// Whether the text is a part of what is shown, beside a name, a title or a time.
  var isPart = false
  var testDescription: String { "\(example.id): \(text)" }

  static let all: [UserText] =
    whole(.greeting, [GreetingScreen.title])
    + whole(
      .login,
      [LoginScreen.title, LoginStrings.loggingIn, LoginStrings.cancelled, LoginStrings.notRemembered]
        + LoginFailure.allCases.map(LoginStrings.message) + [HomeScreen.title])
    + whole(
      .notes,
      [
        NoteListScreen.title, NotesStrings.loading, NotesStrings.noNotes, NotesStrings.noMatch,
        NotesStrings.note, NotesStrings.newNote, NotesStrings.editNote, NotesStrings.discardQuestion,
        NotesStrings.saving, NotesStrings.cancelled, NotesStrings.sending,
      ] + NotesFailure.allCases.map { NotesStrings.message(for: $0) })
    + [
      UserText(example: .greeting, text: "Hello ", isPart: true),
      UserText(example: .login, text: LoginStrings.welcome(""), isPart: true),
      UserText(example: .notes, text: "Changed ", isPart: true),
      UserText(example: .notes, text: "There is no note \"", isPart: true),
      UserText(example: .notes, text: "Deleted \"", isPart: true),
      UserText(example: .notes, text: "\" is not deleted. ", isPart: true),
    ]

  private static func whole(_ example: Example, _ texts: [String]) -> [UserText] {
    texts.map { UserText(example: example, text: $0) }
  }
}
