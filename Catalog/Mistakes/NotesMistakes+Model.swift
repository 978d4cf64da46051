import Edits

extension NotesMistakes {
  /// The mutants of a pattern with a `NotesModel`, as MVC, MVP and MVVM have it; `edits` are those of its screens.
  func mutantsWithModel(besides own: [Mutation: Edit]) -> [Mutant] {
    let ofModel: [Mutation: Edit] = [
      .savedNoteUnkept: .notes(owns, "          keep(note)\n          completion", "          completion"),
      .messageKept: .notes(lists, "    notice = nil\n    model.sendDelete()", "    model.sendDelete()"),
      .unknownNoteUntold: .notes(
        lists, "failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)", ".failed(failure)"),
      .deleteUnsent: .notes(
        owns, "send(NoteChange(key: client.environment.makeKey(), kind: .delete(note)), toDelete: note)",
        "deletedIDs.insert(note.id)"),
      .undoneDeleteSent: .notes(owns, "    undoableNote = nil\n    keep", "    keep"),
      .deletedNoteReturns: .notes(
        owns, "read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id }", "read"),
      .failedDeleteHidden: .notes(
        owns, "failedDeletes.append(change) }\n    keep(note)\n", "failedDeletes.append(change) }\n"),
      .bannerStuck: .notes(
        owns, "        try await client.delete(change)\n        self?.end(change)\n",
        "        try await client.delete(change)\n"),
    ]
    return mutants(besides: ofModel.merging(own) { $1 })
  }
}
