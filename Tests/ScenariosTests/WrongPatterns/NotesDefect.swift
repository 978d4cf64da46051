/// A way of breaking the contract of Notes, which some scenario has to detect; in the order of the scenarios.
enum NotesDefect: String, Sendable, CaseIterable {
  // Reading
  case enablesUndoAtFirst, requestsAnotherPath, waitsForeverForTheNotes, startsNoIndicator, leavesAddEnabled
  case leavesRefreshEnabled, disablesTheFilter, leavesIndicatorRunning, leavesAddDisabled
  case leavesRefreshDisabled, leavesRowsDisabled, leavesTheFilterDisabled, readsNothingAtFirst
  case claimsNoMatchWithoutNotes, claimsNoNotesNoMoreAfterAFailure
  case keepsTheServersOrder, showsTheOldestFirst, sortsByTitle, showsTexts, showsTheSmallerIdentifierFirst
  case cannotRefreshAfterAFailure, treats599AsUnreadable, swapsTimeoutAndNoConnection
  case acceptsARepeatedIdentifier, acceptsAMissingRevision, acceptsNull, skipsWhatCannotBeRead
  case accepts201ForTheNotes, accepts204ForTheNotes, treats600AsServerError, accepts201ForAnEdit
  case accepts200ForANewNote, claimsNoNotesBeforeReading
  case emptiesTheRowsWhileReading, keepsTheFirstRevision, refreshesNothing, sendsAtEachRefresh
  case emptiesTheRowsAfterAFailure, keepsRowsThatAreGone, emptiesTheFilterAtRefresh
  case forgetsTheFilterAtRefresh, forgetsTheSelectionAtRefresh, leavesRowsEnabled
  case dropsControlCharactersInRows, dropsControlCharactersInTheTitle, dropsControlCharactersInTheText
  case dropsControlCharactersInMessages, prefersNoNotesToTheMessage
  case closesWithoutCancellingTheList, leaksTheList, remembersTheNotes, remembersTheFilter

  // The filter
  case filtersAtRefreshOnly, filtersByPrefix, filtersByCase, filtersByAccents, trimsNoFilter
  case trimsTheEndOfTheFilterOnly, filtersByWords, filtersByPattern, filtersTextsToo
  case filtersAfterReadingOnly, emptiesTheFilterOnReturn, showsSavedNotesAlways, keepsTheMessageAtFiltering

  // Opening and Back
  case opensNothing, readsANoteThatIsThere, opensTheRowOfAllNotes, leaksTheNote, keepsAnObjectOfEachNote
  case readsAtEachReturn
  case opensNoNoteAtFirst, hasNoListBeneath, readsTheListBeneath, saysNothingWhileReading
  case showsATimeWhileReading, enablesEditWhileReading, enablesDeleteWhileReading, waitsForeverForANote
  case leavesEditDisabled, leavesDeleteDisabled, keepsNoOpenedNote, prefersTheMessageToLoading
  case dropsTheMessageAfterReading, keepsTheMessageAtRefresh, splitsTheIdentifier, opensAnEmptyIdentifier
  case keepsAFailedNoteOpen, saysThatAFailedNoteIsUnknown, tellsNoFailureOfANote, keepsTheMessageAtSelecting
  case closesWithoutCancellingTheNote, keepsALateNote, tellsALateFailure, acceptsAnotherNote
  case acceptsAnotherNoteForAnEdit

  // The editor
  case fillsANewNote, opensAnEmptyEditor, editsTheTitleOnly, acceptsABlankTitle, sendsBeforeTheCheck
  case emptiesTheTextAfterACheck, rewritesTheTitle, asksAlways, leaksTheEditor, asksNever, ignoresAText
  case emptiesOnKeep, discardsTheQuestionOnly, keepsWhatWasDiscarded, leaksTheQuestion, ignoresATitle
  case ignoresWhiteSpace, asksOnceEdited, closesAtBack, discardsAtBack

  // Saving
  case trimsNoTitle, trimsTheText, refusesNoText, leavesTitleEnabled, leavesTextEnabled, leavesSaveEnabled
  case disablesCancel, putsNewNotes, sendsNoKeyToSave, waitsForeverForAChange, leavesTheEditorOpen
  case opensNoNewNote, readsASavedNote, postsEdits, sendsTheIdentifier, sendsNoRevisionToSave
  case opensAnEditedNote, doublesAnEditedNote, keepsTheOldRow, keepsTheUsersTexts, showsTheOldTitle
  case showsTheOldText, showsTheOldTime, keepsTheOldRevision, putsASavedNoteFirst
  case leavesASavedNoteInItsPlace, savesAtEachTap, closesAfterAFailure, emptiesTheTitleAfterAFailure
  case leavesTitleDisabled, leavesTextDisabled, leavesSaveDisabled, cannotSaveAfterAFailure
  case tellsFailuresOnTheList, tellsOnAfterAFailedSaving, makesANewKeyEachTime, keepsTheKeyOfOtherTexts
  case remembersAllKeys, makesAKeyOfTheTexts, keepsTheTextsOfANewNote, buildsTheBodyByHand
  case cancelsNoSaving, closesWhileSaving, waitsOnAfterCancel, acceptsALateNote, keepsALateSavedNote
  case asksNotAfterAFailure, cannotSaveAfterCancel, makesANewKeyAfterCancel, lastSavedWins, lastFailureWins
  case closesWithoutCancellingTheEditor

  // Deleting
  case asksBeforeDeleting, leavesADeletedNoteOpen, leavesADeletedRow, enablesNoUndo, deletesAtOnce
  case undoesNothing, putsAnUndoneNoteLast, keepsTheMessageAtUndo, leavesUndoEnabled, sendsAtUndo
  case undoesWithoutText, hidesAnUndoneNote, countsADeletedNote, sendsNoDeleteAtFiltering
  case sendsNoDeleteAtSelecting, sendsNoDeleteAtAdding, sendsNoRevisionToDelete, sendsNoKeyToDelete
  case waitsForeverForADelete, keepsTheMessageAtAdding, sendsNoDeleteAtRefresh, refreshesBeforeTheDelete
  case refreshesAfterTheDeletesAnswer, showsASentDeleteAgain, showsADoneDeleteAgain, accepts200ForADelete
  case losesAFailedDelete, failsToDeleteWithout404, keepsTheFirstMessage, disablesUndoAtAFailure
  case hidesANoteThatIsNotDeleted, putsAFailedDeleteFirst, putsAFailedDeleteLast, dropsTheMessageOnReturn
  case showsADeletedNoteAgain, sendsADeleteAtClosing, cancelsADeleteAtClosing

  // The banner
  case tellsTheListOnly, tellsTheNoteOnly, tellsTheNoteOnceOnly, tellsOnAfterAFailure, tellsOneChangeOnly
  case cancelsADeleteWithTheNext, sharesTheKeyOfDeletes, tellsOfReading, tellsOnAfterACancelledChange
  case tellsALateFailureOfSaving, endsACancelledChangeTwice, tellsOnAfterSaving
}
