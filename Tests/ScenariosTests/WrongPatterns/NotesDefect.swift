import Examples

/// A way of breaking the contract of Notes, which some scenario has to detect.
enum NotesDefect: String, Sendable, CaseIterable {
  // Reading
  case readsNothingAtFirst, readsAtEachReturn, refreshesNothing, sendsAtEachRefresh, requestsAnotherPath
  case waitsForeverForTheNotes, waitsForeverForANote, waitsForeverForAChange, waitsForeverForADelete
  case startsNoIndicator, leavesAddEnabled, leavesRefreshEnabled, leavesRowsEnabled, disablesTheFilter
  case leavesIndicatorRunning, leavesAddDisabled, leavesRefreshDisabled, leavesRowsDisabled
  case leavesTheFilterDisabled, cannotRefreshAfterAFailure, emptiesTheRowsWhileReading,
    emptiesTheRowsAfterAFailure
  case keepsRowsThatAreGone, keepsTheFirstRevision, filtersAfterReadingOnly

  // Rows
  case keepsTheServersOrder, showsTheOldestFirst, showsTheSmallerIdentifierFirst, sortsByTitle
  case putsASavedNoteFirst, leavesASavedNoteInItsPlace, putsAnUndoneNoteLast
  case putsAFailedDeleteFirst, putsAFailedDeleteLast
  case filtersByPrefix, filtersByCase, filtersByAccents, filtersByWords, filtersByPattern, filtersTextsToo
  case trimsNoFilter, trimsTheEndOfTheFilterOnly
  case filtersAtRefreshOnly, emptiesTheFilterAtRefresh, forgetsTheFilterAtRefresh, emptiesTheFilterOnReturn
  case forgetsTheSelectionAtRefresh, showsSavedNotesAlways, showsTexts

  // Status
  case prefersTheMessageToLoading, prefersNoNotesToTheMessage, claimsNoNotesBeforeReading
  case claimsNoNotesNoMoreAfterAFailure, claimsNoMatchWithoutNotes, countsADeletedNote
  case keepsTheMessageAtFiltering, keepsTheMessageAtSelecting, keepsTheMessageAtAdding
  case keepsTheMessageAtRefresh, keepsTheMessageAtUndo, keepsTheFirstMessage, dropsTheMessageAfterReading
  case dropsTheMessageOnReturn

  // Opening and Back
  case opensNothing, opensTheRowOfAllNotes, readsANoteThatIsThere, leaksTheNote

  // Starting at a note
  case opensNoNoteAtFirst, hasNoListBeneath, readsTheListBeneath, saysNothingWhileReading
  case showsATimeWhileReading, enablesEditWhileReading, enablesDeleteWhileReading, leavesEditDisabled
  case leavesDeleteDisabled, keepsAFailedNoteOpen
  case saysThatAFailedNoteIsUnknown, tellsNoFailureOfANote, keepsALateNote
  case tellsALateFailure, keepsNoOpenedNote
  case opensAnEmptyIdentifier, splitsTheIdentifier

  // The editor
  case opensAnEmptyEditor, editsTheTitleOnly, fillsANewNote, trimsNoTitle, trimsTheText
  case acceptsABlankTitle, refusesNoText, sendsBeforeTheCheck, rewritesTheTitle
  case emptiesTheTextAfterACheck, leavesTitleEnabled, leavesTextEnabled, leavesSaveEnabled, disablesCancel
  case savesAtEachTap, putsNewNotes, postsEdits, buildsTheBodyByHand, sendsTheIdentifier

  // After saving
  case leavesTheEditorOpen, keepsTheUsersTexts, doublesAnEditedNote, keepsTheOldRow, opensNoNewNote
  case opensAnEditedNote, readsASavedNote, showsTheOldTitle, showsTheOldText, showsTheOldTime
  case closesAfterAFailure, emptiesTheTitleAfterAFailure, leavesTitleDisabled, leavesTextDisabled
  case leavesSaveDisabled, cannotSaveAfterAFailure, tellsFailuresOnTheList

  // Cancelling
  case cancelsNoSaving, closesWhileSaving, cannotSaveAfterCancel, acceptsALateNote, keepsALateSavedNote
  case tellsALateFailureOfSaving, lastSavedWins, lastFailureWins, waitsOnAfterCancel
  case asksNever, asksAlways, asksOnceEdited, ignoresATitle, ignoresAText, ignoresWhiteSpace,
    asksNotAfterAFailure
  case discardsTheQuestionOnly, emptiesOnKeep, keepsWhatWasDiscarded, keepsTheTextsOfANewNote
  case closesAtBack, discardsAtBack

  // Deleting
  case asksBeforeDeleting, leavesADeletedNoteOpen, leavesADeletedRow, enablesNoUndo, enablesUndoAtFirst
  case deletesAtOnce, undoesNothing, undoesWithoutText, leavesUndoEnabled, sendsAtUndo
  case sendsNoDeleteAtFiltering, sendsNoDeleteAtSelecting, sendsNoDeleteAtAdding, sendsNoDeleteAtRefresh
  case refreshesBeforeTheDelete, refreshesAfterTheDeletesAnswer, showsADeletedNoteAgain, showsASentDeleteAgain
  case showsADoneDeleteAgain, hidesAnUndoneNote, hidesANoteThatIsNotDeleted
  case losesAFailedDelete, failsToDeleteWithout404, disablesUndoAtAFailure
  case sendsADeleteAtClosing, cancelsADeleteAtClosing, cancelsADeleteWithTheNext

  // The banner
  case tellsOfReading, tellsTheListOnly, tellsTheNoteOnly, tellsTheNoteOnceOnly
  case tellsOneChangeOnly, tellsOnAfterAFailure, tellsOnAfterACancelledChange, tellsOnAfterSaving
  case tellsOnAfterAFailedSaving, endsACancelledChangeTwice

  // Keys and revisions
  case sendsNoKeyToSave, sendsNoKeyToDelete, sendsNoRevisionToSave, sendsNoRevisionToDelete,
    keepsTheOldRevision
  case makesANewKeyEachTime, makesANewKeyAfterCancel, keepsTheKeyOfOtherTexts, remembersAllKeys
  case makesAKeyOfTheTexts, sharesTheKeyOfDeletes

  // Answers
  case treats599AsUnreadable, treats600AsServerError, accepts201ForTheNotes, accepts204ForTheNotes
  case accepts200ForANewNote, accepts201ForAnEdit, accepts200ForADelete, acceptsARepeatedIdentifier
  case acceptsAnotherNote, acceptsAnotherNoteForAnEdit, skipsWhatCannotBeRead, acceptsNull
  case acceptsAMissingRevision, swapsTimeoutAndNoConnection

  // Leaving and any text
  case closesWithoutCancellingTheList, closesWithoutCancellingTheNote, closesWithoutCancellingTheEditor
  case leaksTheList, leaksTheEditor, leaksTheQuestion, remembersTheNotes, remembersTheFilter
  case dropsControlCharactersInRows, dropsControlCharactersInTheTitle, dropsControlCharactersInTheText
  case dropsControlCharactersInMessages

  /// The texts that a programmer could misspell.
  static let texts =
    [
      "Notes", "Filter", "Add", "Refresh", "Undo", "Note", "Edit", "Delete", "Changed", "New note",
      "Edit note",
      "Title", "Text", "Save", "Cancel", "There is no note", "Deleted", "is not deleted.",
      NotesStrings.loading,
      NotesStrings.noNotes, NotesStrings.noMatch, NotesStrings.sending, NotesStrings.saving,
      NotesStrings.cancelled,
      NotesStrings.discardQuestion, NotesStrings.discard, NotesStrings.keepEditing,
    ] + NotesFailure.allCases.map(NotesStrings.message)
}
