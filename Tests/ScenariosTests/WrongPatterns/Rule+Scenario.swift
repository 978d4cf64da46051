import Scenarios

extension Rule {
  /// The example that the rule is about.
  private var isAboutGreeting: Bool {
    Self.allCases.prefix { $0 != .namesTheLoginScreenWrongly }.contains(self)
  }

  /// The scenario that is there to notice.
  var scenario: Scenario? {
    (isAboutGreeting ? Scenario.greeting : Scenario.login).first { $0.name == scenarioName }
  }

  private var scenarioName: String {
    switch self {
    // Greeting
    case .greetsDavidBlaineAlways, .swapsTheNames: "greets whoever it is"
    case .leavesAGapForAMissingName: "first name only"
    case .takesOneLetterForNone: "names of one letter"
    case .closesInnerGaps: "inner spaces are kept"
    case .cutsLongNames: "a name of 10,000 characters is harmless"
    case .dropsControlCharacters: "a name of escape sequences is harmless"
    case .takesTheFirstLineOnly: "a name of several lines is harmless"
    case .respellsUnicode: "Unicode names"
    case .appendsAtTheSecondTap, .clearsAtTheSecondTap, .disablesTheButton: "a second tap changes nothing"
    case .greetsAtStart, .namesTheGreetingScreenWrongly, .namesTheGreetingButtonWrongly: "starts empty"
    case .keepsTheGreetingOverRelaunch: "a relaunch starts empty"
    case .keepsThePersonOverRelaunch: "a relaunch greets whoever it is then"
    case .leaksTheGreetingScreen: "closing leaves nothing behind"

    // The widgets
    case .namesTheLoginScreenWrongly, .namesLogInWrongly, .namesCancelWrongly, .hintsAtTheEmailWrongly,
      .hintsAtThePasswordWrongly, .enablesCancelAtStart:
      "starts empty"
    case .showsThePassword: "shows that it waits"

    // The checks
    case .acceptsNoEmail, .saysEmptyEmailWrongly: "an empty email is refused"
    case .acceptsAnyEmail, .saysInvalidEmailWrongly: "an email without @ is refused"
    case .acceptsNoPassword, .saysEmptyPasswordWrongly: "an empty password is refused"
    case .checksThePasswordFirst: "the email's form is checked before the password"
    case .checksTheFormFirst: "the email's presence is checked first"
    case .acceptsALoneAt: "a lone @ is refused"
    case .wantsADotInTheHost: "an email needs no dot"
    case .wantsOneAtOnly: "an email may have several @ and spaces"
    case .wantsAPasswordOfLetters: "a blank password is a password"
    case .trimsNoEmail: "a blank email is refused"
    case .trimsThePassword, .rewritesTheEmailField: "the email is trimmed, the password is not"
    case .sendsBeforeTheChecks: "an email without a host is refused"
    case .emptiesThePasswordAfterACheck: "an email without a name is refused"

    // The request
    case .saysNothingWhileWaiting: "a check's message gives way to the next"
    case .saysLoggingInWrongly, .startsNoIndicator, .leavesEmailEnabled, .leavesPasswordEnabled,
      .leavesLogInEnabled, .enablesNoCancel, .putsInsteadOfPosts, .asksAnotherPath, .namesTheKeysWrongly,
      .sendsAFurtherField, .storesBeforeTheAnswer, .waitsForever:
      "shows that it waits"
    case .sendsAtEachTap: "a double tap sends once"
    case .sendsTwice: "a tap while it waits sends nothing"
    case .lowersTheEmail: "the email is trimmed, the password is not"
    case .buildsTheBodyByHand: "quotes and escape sequences travel unharmed"

    // The answers
    case .saysWrongCredentialsWrongly, .keepsThePasswordAfter401, .emptiesTheEmailAfter401:
      "401: a wrong password"
    case .saysTooManyAttemptsWrongly, .emptiesThePasswordAfter423, .takes423For401: "423: a locked account"
    case .takes429ForAServerError: "429: too many requests"
    case .saysServerProblemWrongly, .emptiesThePasswordAfterAFailure, .leavesIndicatorRunning,
      .leavesEmailDisabled, .leavesPasswordDisabled, .leavesLogInDisabled, .leavesCancelEnabled:
      "500: the server fails"
    case .knowsOnly500: "503: the server is down"
    case .stopsBefore599: "599: the last server error"
    case .takes600ForAServerError: "600: beyond the server errors"
    case .takes403For401: "403: not the refusal that it seems"
    case .saysUnreadableWrongly: "404: an unexpected status"
    case .accepts404: "404, whatever the body"
    case .accepts201: "201, whatever the body"
    case .accepts204: "204, whatever the body"
    case .mistakes204: "204: success without content"
    case .welcomesNobodyAfterAnEmptyBody: "200 with an empty body"
    case .welcomesNobodyAfterHTML: "200 with a body that is not JSON"
    case .welcomesHalfASession: "200 with JSON of the wrong shape"
    case .needsNoToken: "200 without a token"
    case .losesItsBreathAfterAMegabyte: "200 with a body of 1 MB"
    case .saysNoConnectionWrongly, .swapsTimeOutAndNoConnection: "no connection"
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
    case .restoresNothing, .asksAgainWhenRestoring: "the session is restored"
    case .restoresFromMemory: "what could not be stored is not restored"
    case .deletesACorruptFile, .leavesACorruptFile: "a corrupt session is set aside"
    case .takesAnEmptyFileForNone: "an empty session file is set aside"
    case .restoresAnyJSON: "a session of another shape is set aside"
    case .deletesAHugeFile: "a session of 2 MB is set aside"
    case .keepsTheSessionAfterLogOut, .emptiesTheFileAfterLogOut, .keepsTheEmailAfterLogOut,
      .keepsThePasswordAfterLogOut, .keepsTheStatusAfterLogOut:
      "log out"
    case .stacksTheScreens: "the right password"
    case .asksAtLogOut: "the same user again and again"
    case .welcomesTheEarlierUser: "two users one after the other"
    case .hidesThatStoringFailed, .refusesWhenStoringFailed, .keepsTheWarning, .wordsTheWarningWrongly:
      "a session that cannot be stored"

    // Home and leaving
    case .warnsAlways, .namesHomeWrongly, .namesLogOutWrongly, .welcomesWrongly, .welcomesByEmail,
      .keepsTheStatusOnHome:
      "the right password"
    case .cleansTheName: "a hostile name from the server is harmless"
    case .closesWithoutCancelling: "closing while it waits cancels"
    case .storesAfterClosing: "an answer after closing changes nothing"
    case .leaksLogIn, .leaksHome: "closing leaves nothing behind"
    }
  }
}
