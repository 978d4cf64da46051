import Testing

@testable import TerminalKit

/// Which control the keys go to, and what they do there.
@MainActor @Suite struct FormTests {
  private let screen = LoginScreen()
  private let navigation: NavigationController
  private let window: Window
  private let form: Form

  init() {
    navigation = NavigationController(rootViewController: screen)
    window = Window(rootViewController: navigation)
    form = Form(window: window)
  }

  /// Presses keys, none of them the session's, and says what has the focus then.
  @discardableResult private func press(_ keys: Key...) -> String? {
    let requests = keys.compactMap(form.press)
    return requests.isEmpty ? form.focus?.accessibilityIdentifier : "\(requests)"
  }

  private func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// What was typed after some more keys: `email|password`.
  private func texts(after keys: Key...) -> String {
    keys.forEach { press($0) }
    return "\(screen.email.text)|\(screen.password.text)"
  }

  @Test func theFirstEnabledControlHasTheFocus() {
    #expect(form.focus === screen.email)
    screen.email.isEnabled = false
    #expect(Form(window: window).focus === screen.password)
  }

  @Test(arguments: [(Key.tab, Key.backTab), (.down, .up)])
  func focusMovesAmongEnabledControlsInOrder(forward: Key, backward: Key) {
    let keys = [forward, forward, forward, backward, backward, backward]
    #expect(keys.map { press($0) } == ["password", "login", "email", "login", "password", "email"])
  }

  @Test func leftAndRightMoveBetweenButtonsOnly() {
    screen.cancel.isEnabled = true
    let keys: [Key] = [.tab, .tab, .left, .right, .right, .left]
    #expect(keys.map { press($0) } == ["password", "login", "login", "cancel", "cancel", "login"])
  }

  @Test func typingEditsTheFocusedField() {
    type("max")
    #expect(texts(after: .left, .left, .backspace, .character("M")) == "Max|")
    #expect(texts(after: .end, .character("!"), .home, .character("¡")) == "¡Max!|")
    #expect(texts(after: .delete) == "¡ax!|")
    #expect(texts(after: .end, .delete, .right, .tab, .character("s")) == "¡ax!|s")
    #expect(texts(after: .clear) == "¡ax!|")
  }

  @Test func combiningCharactersAreTypedAndDeletedAsOne() {
    let characters: [Character] = ["e", "\u{301}", "👩", "\u{200D}", "👧"]
    for character in characters { press(.character(character)) }
    #expect(texts() == "e\u{301}👩‍👧|")
    #expect([texts(after: .backspace), texts(after: .backspace)] == ["e\u{301}|", "|"])
  }

  @Test func pasteGoesIntoFieldsAndPressesNothing() {
    #expect(texts(after: .paste("\nmax@example.org\r\n")) == "max@example.org|")
    #expect(texts(after: .paste("a\nb")) == "max@example.orga b|")
    #expect(press(.tab, .tab, .paste(" \n")) == "login")
    #expect(!screen.events.contains("login"))
  }

  @Test func returnLeadsThroughTheFieldsToTheButton() {
    #expect(press(.enter) == "password")
    #expect(!screen.events.contains("login"))
    press(.enter)
    #expect(screen.events.last == "login")
  }

  @Test func returnSkipsDisabledControls() {
    screen.password.isEnabled = false
    screen.login.isEnabled = false
    screen.cancel.isEnabled = true
    press(.enter)
    #expect(screen.events.last == "cancel")
  }

  @Test func returnInALastFieldGoesBackToTheFirstControl() {
    screen.login.isEnabled = false
    #expect(press(.tab, .enter) == "email")
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func returnAndSpacePressAButton(key: Key) {
    press(.tab, .tab, .character("x"), .backspace, .clear, .home)
    #expect(!screen.events.contains("login"))
    press(key)
    #expect(screen.events.last == "login")
  }

  @Test func focusGivesWayWhileControlsAreDisabledAndComesBack() {
    #expect(press(.tab, .character("s"), .enter) == "cancel")
    #expect(texts(after: .character("x")) == "|s")
    screen.state.isBusy = false
    #expect(press() == "password")
  }

  @Test func whoMovedMeanwhileStaysThere() {
    screen.state.isBusy = true
    #expect(press() == "cancel")
    window.layoutIfNeeded()
    screen.login.isEnabled = true
    #expect(press(.backTab) == "login")
    screen.state.isBusy = false
    #expect(press() == "login")
  }

  @Test func cancellingByKeyGoesBackToTheField() {
    #expect(press(.tab, .enter) == "cancel")
    #expect(press(.enter) == "password")
    #expect(screen.events.last == "cancel")
  }

  @Test func afterTheLastControlTheFirstTakesOver() {
    screen.cancel.isEnabled = true
    #expect(press(.backTab) == "cancel")
    screen.cancel.isEnabled = false
    #expect(press() == "email")
  }

  @Test func aNewScreenStartsAtItsFirstControl() {
    press(.tab, .tab)
    let next = LoginScreen()
    navigation.pushViewController(next)
    #expect(form.focus === next.email)
    navigation.popViewController()
    #expect(form.focus === screen.email)
  }

  @Test func aRemovedControlLosesTheFocus() {
    press(.tab)
    let root = View()
    root.addSubview(screen.login)
    screen.view = root
    #expect(press() == "login")
  }

  @Test func withoutControlsKeysDoNothing() {
    navigation.pushViewController(ViewController())
    let keys: [Key] = [.tab, .backTab, .enter, .character("x"), .left, .paste("x"), .backspace]
    #expect(keys.allSatisfy { press($0) == nil })
    window.close()
    #expect(press(.tab, .enter) == nil)
  }

  @Test(
    arguments: [
      (.escape, .leave), (.endOfInput, .leave), (.interrupt, .interrupt), (.suspend, .suspend),
      (.redraw, .redraw),
    ] as [(Key, Form.Request)])
  func someKeysAreTheSessions(key: Key, request: Form.Request) {
    #expect(form.press(key) == request)
    #expect(texts() == "|")
  }
}
