/// A way of breaking the contract of the examples, which some scenario has to detect.
enum Defect: String, Sendable, CaseIterable {
  // Greeting
  case greetsDavidBlaineAlways, swapsTheNames, leavesASpaceForAMissingName, dropsNamesOfOneLetter,
    collapsesInnerSpaces, cutsLongNames
  case dropsControlCharacters, keepsTheFirstLineOnly, decomposesUnicode, appendsAtTheSecondTap
  case disablesTheButton, greetsAtStart, keepsTheGreetingOverRelaunch
  case keepsThePersonOverRelaunch, leaksTheGreetingScreen

  // Log in: the checks
  case enablesCancelAtStart
  case acceptsNoEmail, acceptsAnyEmail, acceptsNoPassword, checksThePasswordFirst, checksTheFormFirst
  case acceptsALoneAt, requiresADotInTheHost, acceptsOneAtOnly, refusesABlankPassword, trimsNoEmail,
    trimsThePassword
  case rewritesTheEmailField, sendsBeforeTheChecks, emptiesThePasswordAfterACheck

  // Log in: the request
  case startsNoIndicator, leavesEmailEnabled, leavesPasswordEnabled
  case leavesLogInEnabled, enablesNoCancel, sendsAtEachTap, sendsTwice,
    sendsPutInsteadOfPost, waitsForever
  case requestsAnotherPath, sendsAFurtherField, lowersTheEmail, buildsTheBodyByHand

  // Log in: the answers
  case swapsTimeoutAndNoConnection, keepsThePasswordAfter401, emptiesTheEmailAfter401
  case emptiesThePasswordAfter423
  case emptiesThePasswordAfterAFailure, treats423As401, treats429AsServerError, treatsOnly500AsServerError
  case treats599AsUnreadable, treats600AsServerError, treats403As401, accepts201, accepts204, accepts404,
    treats204AsServerError
  case acceptsAnEmptyBody, acceptsHTML, acceptsAnIncompleteSession
  case acceptsAMissingToken, timesOutAfterAMegabyte, locksTheDeviceNotTheAccount, cannotRetryAfterAFailure
  case leavesIndicatorRunning, leavesEmailDisabled, leavesPasswordDisabled, leavesLogInDisabled
  case leavesCancelEnabled

  // Log in: cancelling
  case cancelsNoRequest, emptiesThePasswordAfterCancel
  case waitsOnAfterCancel, cannotRetryAfterCancel, acceptsALateSession, acceptsALateRefusal
  case storesALateSession, lastAnswerWins, lastRefusalWins, acceptsTheFirstAfterTheSecond
  case forgetsAtALateRefusal

  // Log in: the session
  case storesNothing, storesThePassword, storesForAllToRead, storesOverTheOldFile, storesBeforeTheAnswer
  case keepsTheFirstSession, restoresNothing, restoresFromMemory, sendsWhenRestoring, deletesACorruptFile
  case leavesACorruptFile, ignoresAnEmptyFile, restoresAnyJSON, deletesAHugeFile,
    keepsTheSessionAfterLogOut
  case emptiesTheFileAfterLogOut, sendsAtLogOut, keepsTheEmailAfterLogOut, keepsThePasswordAfterLogOut
  case keepsTheStatusAfterLogOut, stacksTheScreens, welcomesTheEarlierUser, hidesThatStoringFailed
  case refusesWhenStoringFailed, warnsAlways, keepsTheWarning

  // Log in: Home and leaving
  case welcomesWrongly, dropsNewlinesInTheName
  case keepsTheStatusOnHome, closesWithoutCancelling, leaksLogIn, leaksHome
}
