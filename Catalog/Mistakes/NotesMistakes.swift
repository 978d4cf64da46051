import Edits

/// The types of a pattern's Notes in which a mistake is the same in several patterns.
struct NotesMistakes {
  /// The type that owns the notes and sends the changes.
  let owns: String
  /// The type that owns the list's task.
  let lists: String
  /// The type that owns a note's task.
  let shows: String
  /// The type that owns the editor's task.
  let edits: String
  /// The type that checks the title; nil if that owns the notes.
  var checks: String?

  /// One mutant of each mutation: the pattern's own edit or, where it has none, the one that several share.
  func mutants(besides own: [Mutation: Edit] = [:]) -> [Mutant] {
    Mutation.allCases.filter { $0.example == .notes }
      .map { Mutant($0, [own[$0] ?? edit(for: $0)].compactMap(\.self)) }
  }

  private func edit(for mutation: Mutation) -> Edit? {
    switch mutation {
    case .notesUnsorted: .notes(owns, "newNotes.sorted { $0.isNewer(than: $1) }", "newNotes")
    case .filterUntrimmed: .notes(owns, "filter.trimmingCharacters(in: .whitespacesAndNewlines)", "filter")
    case .wrongNoteOpened: .notes(lists, "let note = rows[row]", "let note = model.notes[row]")
    case .readingFailureSwallowed: .notes(lists, "        self?.didFail(error)\n", "")
    case .messageKept: .notes(owns, "    notice = nil\n    if let note", "    if let note")
    case .unknownNoteUntold:
      .notes(shows, "failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure)", ".failed(failure)")
    case .requestNotCancelled: .notes(shows, "    loadTask?.cancel()\n", "")
    case .emptyTitleSent: .notes(checks ?? owns, "    guard !title.isEmpty else { throw .emptyTitle }\n", "")
    case .titleUntrimmed:
      .notes(
        checks ?? owns, "let title = title.trimmingCharacters(in: .whitespacesAndNewlines)",
        "let title = title")
    case .keyNotReused: .notes(owns, "    if let last, last.kind == kind { return last }\n", "")
    case .savedNoteUnkept: .notes(edits, "    model.keep(note)\n", "")
    case .changesDropped:
      .notes(edits, "original != NoteDraft(title: title, body: body)", "original.body != body")
    case .cancelledSaveCounts: .notes(edits, "saveTask.cancel()", "_ = saveTask")
    case .deleteUnsent: .notes(owns, "    if let note = deletedNote { sendDelete(of: note) }\n", "")
    case .undoneDeleteSent:
      .notes(owns, "    deletedNote = nil\n    notice = nil\n    keep", "    notice = nil\n    keep")
    case .deletedNoteReturns:
      .notes(owns, "read.filter { !deletedIDs.contains($0.id) && $0.id != deletedNote?.id }", "read")
    case .failedDeleteHidden: .notes(owns, "failure)\n    keep(note)", "failure)")
    case .bannerStuck: .notes(owns, "        self?.countChanges(-1)\n", "")
    case .bannerUntold: .notes("BannerViewController", "updateProperties() {", "viewDidLoad() {")
    // Every pattern needs its own.
    default: nil
    }
  }
}

extension Edit {
  /// An edit of a type in the folder `Notes`.
  static func notes(_ type: String, _ original: String, _ replacement: String) -> Edit {
    .init(in: "Notes/\(type).swift", replace: original, with: replacement)
  }
}
