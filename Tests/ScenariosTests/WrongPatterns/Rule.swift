/// A rule of the examples' contract, named for the way in which a wrong pattern breaks it.
enum Rule: String, Sendable, CaseIterable {
  // Greeting
  case greetsDavidBlaineAlways, swapsTheNames, leavesAGapForAMissingName, takesOneLetterForNone,
    closesInnerGaps, cutsLongNames
  case dropsControlCharacters, takesTheFirstLineOnly, respellsUnicode, appendsAtTheSecondTap
  case clearsAtTheSecondTap, disablesTheButton, greetsAtStart, keepsTheGreetingOverRelaunch
  case keepsThePersonOverRelaunch, namesTheGreetingScreenWrongly, namesTheGreetingButtonWrongly
  case leaksTheGreetingScreen

  // Log in: the widgets
  case namesTheLoginScreenWrongly, namesLogInWrongly, namesCancelWrongly, hintsAtTheEmailWrongly
  case hintsAtThePasswordWrongly, showsThePassword, enablesCancelAtStart

  // Log in: the checks
  case acceptsNoEmail, acceptsAnyEmail, acceptsNoPassword, checksThePasswordFirst, checksTheFormFirst
  case acceptsALoneAt, wantsADotInTheHost, wantsOneAtOnly, wantsAPasswordOfLetters, trimsNoEmail,
    trimsThePassword
  case rewritesTheEmailField, sendsBeforeTheChecks, emptiesThePasswordAfterACheck, saysEmptyEmailWrongly
  case saysInvalidEmailWrongly, saysEmptyPasswordWrongly

  // Log in: the request
  case saysNothingWhileWaiting, saysLoggingInWrongly, startsNoIndicator, leavesEmailEnabled
  case leavesPasswordEnabled, leavesLogInEnabled, enablesNoCancel, sendsAtEachTap, sendsTwice,
    putsInsteadOfPosts, waitsForever
  case asksAnotherPath, namesTheKeysWrongly, sendsAFurtherField, lowersTheEmail, buildsTheBodyByHand

  // Log in: the answers
  case saysWrongCredentialsWrongly, saysTooManyAttemptsWrongly, saysServerProblemWrongly
  case saysUnreadableWrongly, saysNoConnectionWrongly, saysTimedOutWrongly, swapsTimeOutAndNoConnection
  case keepsThePasswordAfter401, emptiesTheEmailAfter401, emptiesThePasswordAfter423
  case emptiesThePasswordAfterAFailure, takes423For401, takes429ForAServerError, knowsOnly500
  case stopsBefore599, takes600ForAServerError, takes403For401, accepts201, accepts204, accepts404,
    mistakes204
  case welcomesNobodyAfterAnEmptyBody, welcomesNobodyAfterHTML, welcomesHalfASession
  case needsNoToken, losesItsBreathAfterAMegabyte, locksTheDeviceNotTheAccount, cannotRetryAfterAFailure
  case leavesIndicatorRunning, leavesEmailDisabled, leavesPasswordDisabled, leavesLogInDisabled
  case leavesCancelEnabled

  // Log in: cancelling
  case cancelsNoRequest, saysNothingAfterCancel, saysCancelledWrongly, emptiesThePasswordAfterCancel
  case waitsOnAfterCancel, cannotRetryAfterCancel, acceptsALateSession, acceptsALateRefusal
  case storesALateSession, lastAnswerWins, lastRefusalWins, acceptsTheFirstAfterTheSecond
  case forgetsAtALateRefusal

  // Log in: the session
  case storesNothing, storesThePassword, storesForAllToRead, storesOverTheOldFile, storesBeforeTheAnswer
  case keepsTheFirstSession, restoresNothing, restoresFromMemory, asksAgainWhenRestoring, deletesACorruptFile
  case leavesACorruptFile, takesAnEmptyFileForNone, restoresAnyJSON, deletesAHugeFile,
    keepsTheSessionAfterLogOut
  case emptiesTheFileAfterLogOut, asksAtLogOut, keepsTheEmailAfterLogOut, keepsThePasswordAfterLogOut
  case keepsTheStatusAfterLogOut, stacksTheScreens, welcomesTheEarlierUser, hidesThatStoringFailed
  case refusesWhenStoringFailed, warnsAlways, keepsTheWarning, wordsTheWarningWrongly

  // Log in: Home and leaving
  case namesHomeWrongly, namesLogOutWrongly, welcomesWrongly, welcomesByEmail, cleansTheName
  case keepsTheStatusOnHome, closesWithoutCancelling, storesAfterClosing, leaksLogIn, leaksHome
}
