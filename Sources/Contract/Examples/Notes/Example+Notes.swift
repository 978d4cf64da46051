extension Example {
  /// A list of notes to read, write and delete.
  public static let notes = Example(
    name: "Notes", prefix: "notes", summary: "notes to read, write and delete",
    usage: ["PROGRAM --open n2", "PROGRAM --fault slow", "PROGRAM --plain < steps.txt"],
    screens: [
      Screen(name: "NoteList", title: NoteListScreen.title) { NoteListScreen() },
      Screen(name: "NoteDetail", title: NotesStrings.note) { NoteDetailScreen() },
      Screen(name: "NoteEditor", title: NotesStrings.newNote) { NoteEditorScreen() },
      Screen(name: "Discard", title: NotesStrings.discardQuestion) { NoteEditorScreen.discardAlert {}.view },
      Screen(name: "Banner", title: "") { BannerScreen() },
    ],
    entities: [Note.self, NoteDraft.self, NoteChange.self], impactSubjects: ["Note.title", "NotesFailure"],
    settings: Settings(
      step: "open", fields: [.init(name: "open", value: "ID", default: "", help: "The note to open first.")],
      samples: ["", "n1", "n2", "n9", "ä/ö?"], refusal: { _ in nil }),
    usesNetwork: true,
    samples: Samples(
      texts: [
        "filter": ["c", "CAFE", "é", " ", "no such title"], "noteTitle": ["Milk", " ", " Zoë ", "C"],
        "noteBody": ["two litres", "a\nb", ""],
      ],
      answers: [
        "[]", "[\(note("n1", "Shopping", 1)),\(note("n7", "Café", 2))]", note("n2", "Ideas", 3),
      ], usesService: true),
    presentation: { pattern in
      guard let pattern = pattern as? any NotesPattern else { return nil }
      return { environment, window in
        pattern.showNotes(with: NotesEnvironment(environment), in: window)
      }
    })

  private static func note(_ id: String, _ title: String, _ revision: Int) -> String {
    #"{"body":"b","changed":"2026-01-01T0\#(revision):00:00Z","id":"\#(id)","revision":\#(revision),"title":"\#(title)"}"#
  }
}

extension NotesEnvironment {
  /// Creates the environment of Notes from the general one.
  fileprivate init(_ environment: ExampleEnvironment) {
    self.init(
      transport: environment.transport, server: environment.server, timeout: environment.timeout,
      makeKey: environment.makeKey, openID: environment.settings.first.flatMap { $0.isEmpty ? nil : $0 })
  }
}
