extension Mutation {
  /// The mistakes in the Notes example.
  static let notes: [Mutation] = [
    notesUnsorted, filterUntrimmed, wrongNoteOpened, readingFailureSwallowed, messageKept, unknownNoteUntold,
    requestNotCancelled, emptyTitleSent, titleUntrimmed, keyNotReused, savedNoteUnkept, newNoteUnopened,
    changesDropped, cancelledSaveCounts, deleteUnsent, undoneDeleteSent, deletedNoteReturns,
    failedDeleteHidden,
    bannerStuck, bannerUntold,
  ]

  package static let notesUnsorted = Mutation(
    "notes-unsorted", in: .notes, "The notes stay in the server's order.")
  package static let filterUntrimmed = Mutation(
    "filter-untrimmed", in: .notes, "White space around the filter counts.")
  package static let wrongNoteOpened = Mutation(
    "wrong-note-opened", in: .notes,
    "A row of a narrowed list opens the note with its number among all notes.")
  package static let readingFailureSwallowed = Mutation(
    "reading-failure-swallowed", in: .notes, "That the notes could not be read is not told.")
  package static let messageKept = Mutation(
    "message-kept", in: .notes, "An action does not remove the message.")
  package static let unknownNoteUntold = Mutation(
    "unknown-note-untold", in: .notes, "A note that does not exist is told of like any other failure.")
  package static let requestNotCancelled = Mutation(
    "request-not-cancelled", in: .notes, "Leaving a note does not cancel its request.")
  package static let emptyTitleSent = Mutation("empty-title-sent", in: .notes, "An empty title is sent.")
  package static let titleUntrimmed = Mutation(
    "title-untrimmed", in: .notes, "White space around the title is sent.")
  package static let keyNotReused = Mutation(
    "key-not-reused", in: .notes, "The same texts, sent again, are another change.")
  package static let savedNoteUnkept = Mutation(
    "saved-note-unkept", in: .notes, "The saved note is not put among the others.")
  package static let newNoteUnopened = Mutation("new-note-unopened", in: .notes, "A new note is not opened.")
  package static let changesDropped = Mutation(
    "changes-dropped", in: .notes, "Unsaved changes are dropped without a question.")
  package static let cancelledSaveCounts = Mutation(
    "cancelled-save-counts", in: .notes, "Cancel says that it has cancelled saving, and has not.")
  package static let deleteUnsent = Mutation("delete-unsent", in: .notes, "A delete is never sent.")
  package static let undoneDeleteSent = Mutation(
    "undone-delete-sent", in: .notes, "A delete that was undone is sent all the same.")
  package static let deletedNoteReturns = Mutation(
    "deleted-note-returns", in: .notes, "An answer brings a deleted note back.")
  package static let failedDeleteHidden = Mutation(
    "failed-delete-hidden", in: .notes, "A note that was not deleted does not come back.")
  package static let bannerStuck = Mutation(
    "banner-stuck", in: .notes, "A change that has ended counts as under way.")
  package static let bannerUntold = Mutation(
    "banner-untold", in: .notes, "A banner never hears of a change.")
}
