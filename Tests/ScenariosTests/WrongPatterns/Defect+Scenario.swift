import Examples
import Scenarios

extension Defect {
  /// The scenario that detects the defect.
  var scenario: Scenario? {
    let (example, name) = exampleAndName
    return Scenario.all.first { $0.example == example && $0.name == name }
  }

  private var exampleAndName: (Example, String) {
    switch self {
    // Greeting
    case .greetsDavidBlaineAlways, .swapsTheNames: (.greeting, "greets whoever it is")
    case .leavesASpaceForAMissingName: (.greeting, "first name only")
    case .dropsNamesOfOneLetter: (.greeting, "names of one letter")
    case .collapsesInnerSpaces: (.greeting, "inner spaces are kept")
    case .cutsLongNames: (.greeting, "a name of 10,000 characters is harmless")
    case .dropsControlCharacters: (.greeting, "a name of escape sequences is harmless")
    case .keepsTheFirstLineOnly: (.greeting, "a name of several lines is harmless")
    case .decomposesUnicode: (.greeting, "Unicode names")
    case .appendsAtTheSecondTap, .clearsAtTheSecondTap, .disablesTheButton:
      (.greeting, "a second tap changes nothing")
    case .greetsAtStart, .namesTheGreetingScreenWrongly, .namesTheGreetingButtonWrongly:
      (.greeting, "starts empty")
    case .keepsTheGreetingOverRelaunch: (.greeting, "a relaunch starts empty")
    case .keepsThePersonOverRelaunch: (.greeting, "a relaunch greets whoever it is then")
    case .leaksTheGreetingScreen: (.greeting, "closing leaves nothing behind")

    // The widgets
    case .namesTheLoginScreenWrongly, .namesLogInWrongly, .namesCancelWrongly, .saysEmailPlaceholderWrongly,
      .saysPasswordPlaceholderWrongly, .enablesCancelAtStart:
      (.login, "starts empty")
    case .showsThePassword: (.login, "shows that it waits")

    // The checks
    case .acceptsNoEmail, .saysEmptyEmailWrongly: (.login, "an empty email is refused")
    case .acceptsAnyEmail, .saysInvalidEmailWrongly: (.login, "an email without @ is refused")
    case .acceptsNoPassword, .saysEmptyPasswordWrongly: (.login, "an empty password is refused")
    case .checksThePasswordFirst: (.login, "the email's form is checked before the password")
    case .checksTheFormFirst: (.login, "the email's presence is checked first")
    case .acceptsALoneAt: (.login, "a lone @ is refused")
    case .requiresADotInTheHost: (.login, "an email needs no dot")
    case .acceptsOneAtOnly: (.login, "an email may have several @ and spaces")
    case .refusesABlankPassword: (.login, "a blank password is a password")
    case .trimsNoEmail: (.login, "a blank email is refused")
    case .trimsThePassword, .rewritesTheEmailField: (.login, "the email is trimmed, the password is not")
    case .sendsBeforeTheChecks: (.login, "an email without a host is refused")
    case .emptiesThePasswordAfterACheck: (.login, "an email without a name is refused")

    // The request
    case .saysNothingWhileWaiting: (.login, "a check's message gives way to the next")
    case .saysLoggingInWrongly, .startsNoIndicator, .leavesEmailEnabled, .leavesPasswordEnabled,
      .leavesLogInEnabled, .enablesNoCancel, .sendsPutInsteadOfPost, .requestsAnotherPath,
      .namesTheKeysWrongly,
      .sendsAFurtherField, .storesBeforeTheAnswer, .waitsForever:
      (.login, "shows that it waits")
    case .sendsAtEachTap: (.login, "a double tap sends once")
    case .sendsTwice: (.login, "a tap while it waits sends nothing")
    case .lowersTheEmail: (.login, "the email is trimmed, the password is not")
    case .buildsTheBodyByHand: (.login, "quotes and escape sequences travel unharmed")

    // The answers
    case .saysWrongCredentialsWrongly, .keepsThePasswordAfter401, .emptiesTheEmailAfter401:
      (.login, "401: a wrong password")
    case .saysTooManyAttemptsWrongly, .emptiesThePasswordAfter423, .treats423As401:
      (.login, "423: a locked account")
    case .treats429AsServerError: (.login, "429: too many requests")
    case .saysServerProblemWrongly, .emptiesThePasswordAfterAFailure, .leavesIndicatorRunning,
      .leavesEmailDisabled, .leavesPasswordDisabled, .leavesLogInDisabled, .leavesCancelEnabled:
      (.login, "500: the server fails")
    case .treatsOnly500AsServerError: (.login, "503: the server is down")
    case .treats599AsUnreadable: (.login, "599: the last server error")
    case .treats600AsServerError: (.login, "600: beyond the server errors")
    case .treats403As401: (.login, "403: not the refusal that it seems")
    case .saysUnreadableWrongly: (.login, "404: an unexpected status")
    case .accepts404: (.login, "404, whatever the body")
    case .accepts201: (.login, "201, whatever the body")
    case .accepts204: (.login, "204, whatever the body")
    case .treats204AsServerError: (.login, "204: success without content")
    case .acceptsAnEmptyBody: (.login, "200 with an empty body")
    case .acceptsHTML: (.login, "200 with a body that is not JSON")
    case .acceptsAnIncompleteSession: (.login, "200 with JSON of the wrong shape")
    case .acceptsAMissingToken: (.login, "200 without a token")
    case .timesOutAfterAMegabyte: (.login, "200 with a body of 1 MB")
    case .saysNoConnectionWrongly, .swapsTimeoutAndNoConnection: (.login, "no connection")
    case .saysTimedOutWrongly: (.login, "no answer in time")
    case .locksTheDeviceNotTheAccount: (.login, "five wrong passwords lock the account")
    case .cannotRetryAfterAFailure: (.login, "one failure after the other, then success")

    // Cancelling
    case .cancelsNoRequest, .saysNothingAfterCancel, .saysCancelledWrongly, .emptiesThePasswordAfterCancel,
      .waitsOnAfterCancel:
      (.login, "cancel")
    case .cannotRetryAfterCancel: (.login, "retry after cancel")
    case .acceptsALateSession, .storesALateSession: (.login, "a late session after cancel changes nothing")
    case .acceptsALateRefusal: (.login, "a late refusal after cancel changes nothing")
    case .lastAnswerWins: (.login, "the first answer, late, does not decide the second request")
    case .lastRefusalWins: (.login, "the first refusal, late, does not decide the second request")
    case .acceptsTheFirstAfterTheSecond: (.login, "the first answer after the second's changes nothing")
    case .forgetsAtALateRefusal: (.login, "the first refusal after the second's session changes nothing")

    // The session
    case .storesNothing, .storesThePassword, .storesForAllToRead:
      (.login, "the session is stored, without the password")
    case .storesOverTheOldFile, .keepsTheFirstSession: (.login, "a newer session replaces the stored one")
    case .restoresNothing, .sendsWhenRestoring: (.login, "the session is restored")
    case .restoresFromMemory: (.login, "what could not be stored is not restored")
    case .deletesACorruptFile, .leavesACorruptFile: (.login, "a corrupt session is set aside")
    case .ignoresAnEmptyFile: (.login, "an empty session file is set aside")
    case .restoresAnyJSON: (.login, "a session of another shape is set aside")
    case .deletesAHugeFile: (.login, "a session of 2 MB is set aside")
    case .keepsTheSessionAfterLogOut, .emptiesTheFileAfterLogOut, .keepsTheEmailAfterLogOut,
      .keepsThePasswordAfterLogOut, .keepsTheStatusAfterLogOut:
      (.login, "log out")
    case .stacksTheScreens: (.login, "the right password")
    case .sendsAtLogOut: (.login, "the same user again and again")
    case .welcomesTheEarlierUser: (.login, "two users one after the other")
    case .hidesThatStoringFailed, .refusesWhenStoringFailed, .keepsTheWarning, .wordsTheWarningWrongly:
      (.login, "a session that cannot be stored")

    // Home and leaving
    case .warnsAlways, .namesHomeWrongly, .namesLogOutWrongly, .welcomesWrongly, .welcomesByEmail,
      .keepsTheStatusOnHome:
      (.login, "the right password")
    case .dropsNewlinesInTheName: (.login, "a hostile name from the server is harmless")
    case .closesWithoutCancelling: (.login, "closing while it waits cancels")
    case .storesAfterClosing: (.login, "an answer after closing changes nothing")
    case .leaksLogIn, .leaksHome: (.login, "closing leaves nothing behind")
    }
  }
}
