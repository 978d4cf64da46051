import Scenarios

extension Defect {
  /// The scenario that detects the defect.
  var scenario: Scenario? {
    let isInGreeting = Self.allCases.prefix { $0 != .namesTheLoginScreenWrongly }.contains(self)
    return (isInGreeting ? Scenario.greeting : Scenario.login).first { $0.name == scenarioName }
  }

  private var scenarioName: String {
    switch self {
    // Greeting
    case .greetsDavidBlaineAlways, .swapsTheNames: "greets whoever it is"
    case .leavesASpaceForAMissingName: "first name only"
    case .dropsNamesOfOneLetter: "names of one letter"
    case .collapsesInnerSpaces: "inner spaces are kept"
    case .cutsLongNames: "a name of 10,000 characters is harmless"
    case .dropsControlCharacters: "a name of escape sequences is harmless"
    case .keepsTheFirstLineOnly: "a name of several lines is harmless"
    case .decomposesUnicode: "Unicode names"
    case .appendsAtTheSecondTap, .clearsAtTheSecondTap, .disablesTheButton: "a second tap changes nothing"
    case .greetsAtStart, .namesTheGreetingScreenWrongly, .namesTheGreetingButtonWrongly: "starts empty"
    case .keepsTheGreetingOverRelaunch: "a relaunch starts empty"
    case .keepsThePersonOverRelaunch: "a relaunch greets whoever it is then"
    case .leaksTheGreetingScreen: "closing leaves nothing behind"

    // The widgets
    case .namesTheLoginScreenWrongly, .namesLogInWrongly, .namesCancelWrongly, .saysEmailPlaceholderWrongly,
      .saysPasswordPlaceholderWrongly, .enablesCancelAtStart:
      "starts empty"
    case .showsThePassword: "shows that it waits"

    // The checks
    case .acceptsNoEmail, .saysEmptyEmailWrongly: "an empty email is refused"
    case .acceptsAnyEmail, .saysInvalidEmailWrongly: "an email without @ is refused"
    case .acceptsNoPassword, .saysEmptyPasswordWrongly: "an empty password is refused"
    case .checksThePasswordFirst: "the email's form is checked before the password"
    case .checksTheFormFirst: "the email's presence is checked first"
    case .acceptsALoneAt: "a lone @ is refused"
    case .requiresADotInTheHost: "an email needs no dot"
    case .acceptsOneAtOnly: "an email may have several @ and spaces"
    case .refusesABlankPassword: "a blank password is a password"
    case .trimsNoEmail: "a blank email is refused"
    case .trimsThePassword, .rewritesTheEmailField: "the email is trimmed, the password is not"
    case .sendsBeforeTheChecks: "an email without a host is refused"
    case .emptiesThePasswordAfterACheck: "an email without a name is refused"

    // The request
    case .saysNothingWhileWaiting: "a check's message gives way to the next"
    case .saysLoggingInWrongly, .startsNoIndicator, .leavesEmailEnabled, .leavesPasswordEnabled,
      .leavesLogInEnabled, .enablesNoCancel, .sendsPutInsteadOfPost, .requestsAnotherPath,
      .namesTheKeysWrongly,
      .sendsAFurtherField, .storesBeforeTheAnswer, .waitsForever:
      "shows that it waits"
    case .sendsAtEachTap: "a double tap sends once"
    case .sendsTwice: "a tap while it waits sends nothing"
    case .lowersTheEmail: "the email is trimmed, the password is not"
    case .buildsTheBodyByHand: "quotes and escape sequences travel unharmed"

    // The answers
    case .saysWrongCredentialsWrongly, .keepsThePasswordAfter401, .emptiesTheEmailAfter401:
      "401: a wrong password"
    case .saysTooManyAttemptsWrongly, .emptiesThePasswordAfter423, .treats423As401: "423: a locked account"
    case .treats429AsServerError: "429: too many requests"
    case .saysServerProblemWrongly, .emptiesThePasswordAfterAFailure, .leavesIndicatorRunning,
      .leavesEmailDisabled, .leavesPasswordDisabled, .leavesLogInDisabled, .leavesCancelEnabled:
      "500: the server fails"
    case .treatsOnly500AsServerError: "503: the server is down"
    case .treats599AsUnreadable: "599: the last server error"
    case .treats600AsServerError: "600: beyond the server errors"
    case .treats403As401: "403: not the refusal that it seems"
    case .saysUnreadableWrongly: "404: an unexpected status"
    case .accepts404: "404, whatever the body"
    case .accepts201: "201, whatever the body"
    case .accepts204: "204, whatever the body"
    case .treats204AsServerError: "204: success without content"
    case .acceptsAnEmptyBody: "200 with an empty body"
    case .acceptsHTML: "200 with a body that is not JSON"
    case .acceptsAnIncompleteSession: "200 with JSON of the wrong shape"
    case .acceptsAMissingToken: "200 without a token"
    case .timesOutAfterAMegabyte: "200 with a body of 1 MB"
    case .saysNoConnectionWrongly, .swapsTimeoutAndNoConnection: "no connection"
    case .saysTimedOutWrongly: "no answer in time"
    case .locksTheDeviceNotTheAccount: "five wrong passwords lock the account"
    case .cannotRetryAfterAFailure: "one failure after the other, then success"

    // Cancelling
    case .cancelsNoRequest, .saysNothingAfterCancel, .saysCancelledWrongly, .emptiesThePasswordAfterCancel,
      .waitsOnAfterCancel:
      "cancel"
    case .cannotRetryAfterCancel: "retry after cancel"
    case .acceptsALateSession, .storesALateSession: "a late session after cancel changes nothing"
    case .acceptsALateRefusal: "a late refusal after cancel changes nothing"
    case .lastAnswerWins: "the first answer, late, does not decide the second request"
    case .lastRefusalWins: "the first refusal, late, does not decide the second request"
    case .acceptsTheFirstAfterTheSecond: "the first answer after the second's changes nothing"
    case .forgetsAtALateRefusal: "the first refusal after the second's session changes nothing"

    // The session
    case .storesNothing, .storesThePassword, .storesForAllToRead:
      "the session is stored, without the password"
    case .storesOverTheOldFile, .keepsTheFirstSession: "a newer session replaces the stored one"
    case .restoresNothing, .sendsWhenRestoring: "the session is restored"
    case .restoresFromMemory: "what could not be stored is not restored"
    case .deletesACorruptFile, .leavesACorruptFile: "a corrupt session is set aside"
    case .ignoresAnEmptyFile: "an empty session file is set aside"
    case .restoresAnyJSON: "a session of another shape is set aside"
    case .deletesAHugeFile: "a session of 2 MB is set aside"
    case .keepsTheSessionAfterLogOut, .emptiesTheFileAfterLogOut, .keepsTheEmailAfterLogOut,
      .keepsThePasswordAfterLogOut, .keepsTheStatusAfterLogOut:
      "log out"
    case .stacksTheScreens: "the right password"
    case .sendsAtLogOut: "the same user again and again"
    case .welcomesTheEarlierUser: "two users one after the other"
    case .hidesThatStoringFailed, .refusesWhenStoringFailed, .keepsTheWarning, .wordsTheWarningWrongly:
      "a session that cannot be stored"

    // Home and leaving
    case .warnsAlways, .namesHomeWrongly, .namesLogOutWrongly, .welcomesWrongly, .welcomesByEmail,
      .keepsTheStatusOnHome:
      "the right password"
    case .dropsNewlinesInTheName: "a hostile name from the server is harmless"
    case .closesWithoutCancelling: "closing while it waits cancels"
    case .storesAfterClosing: "an answer after closing changes nothing"
    case .leaksLogIn, .leaksHome: "closing leaves nothing behind"
    }
  }
}
