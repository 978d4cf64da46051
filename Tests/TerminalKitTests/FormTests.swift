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

  private func press(_ keys: Key...) {
    for key in keys { #expect(form.press(key) == nil) }
  }

  private func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  private func enableAll() {
    screen.cancel.isEnabled = true
  }

  @Test func theFirstEnabledControlHasTheFocus() {
    #expect(form.focus === screen.email)
    screen.email.isEnabled = false
    let other = Form(window: window)
    #expect(other.focus === screen.password)
  }

  @Test(arguments: [(Key.tab, Key.backTab), (.down, .up)])
  func focusMovesAmongEnabledControlsInOrder(forward: Key, backward: Key) {
    for expected in [screen.password, screen.login, screen.email] as [Control] {
      press(forward)
      #expect(form.focus === expected)
    }
    for expected in [screen.login, screen.password, screen.email] as [Control] {
      press(backward)
      #expect(form.focus === expected)
    }
  }

  @Test func leftAndRightMoveBetweenButtonsOnly() {
    enableAll()
    press(.tab, .tab)
    #expect(form.focus === screen.login)
    press(.left)
    #expect(form.focus === screen.login, "a field is not next to a button")
    press(.right)
    #expect(form.focus === screen.cancel)
    press(.right)
    #expect(form.focus === screen.cancel)
    press(.left)
    #expect(form.focus === screen.login)
  }

  @Test func typingEditsTheFocusedField() {
    type("max")
    press(.left, .left, .backspace)
    type("M")
    #expect(screen.email.text == "Max")
    press(.end)
    type("!")
    press(.home)
    type("¡")
    #expect(screen.email.text == "¡Max!")
    press(.delete)
    #expect(screen.email.text == "¡ax!")
    press(.end, .delete)
    #expect(screen.email.text == "¡ax!")
    press(.right, .tab)
    type("secret")
    #expect(screen.password.text == "secret")
    press(.clear)
    #expect(screen.password.text.isEmpty)
    #expect(screen.email.text == "¡ax!")
  }

  @Test func combiningCharactersAreTypedAndDeletedAsOne() {
    press(.character("e"), .character("\u{301}"), .character("👩"), .character("\u{200D}"), .character("👧"))
    #expect(screen.email.text == "e\u{301}👩‍👧")
    press(.backspace)
    #expect(screen.email.text == "e\u{301}")
    press(.backspace)
    #expect(screen.email.text.isEmpty)
  }

  @Test func pasteGoesIntoFieldsAndPressesNothing() {
    press(.paste("\nmax@example.org\r\n"))
    #expect(screen.email.text == "max@example.org")
    press(.paste("a\nb"))
    #expect(screen.email.text == "max@example.orga b")
    press(.tab, .tab, .paste(" \n"))
    #expect(form.focus === screen.login)
    #expect(!screen.events.contains("login"))
  }

  @Test func returnLeadsThroughTheFieldsToTheButton() {
    press(.enter)
    #expect(form.focus === screen.password)
    #expect(!screen.events.contains("login"))
    press(.enter)
    #expect(screen.events.last == "login")
  }

  @Test func returnSkipsDisabledControls() {
    screen.password.isEnabled = false
    screen.login.isEnabled = false
    enableAll()
    press(.enter)
    #expect(screen.events.last == "cancel")
  }

  @Test func returnInALastFieldGoesBackToTheFirstControl() {
    screen.login.isEnabled = false
    press(.tab, .enter)
    #expect(form.focus === screen.email)
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func returnAndSpacePressAButton(key: Key) {
    press(.tab, .tab, .character("x"), .backspace, .clear, .home)
    #expect(!screen.events.contains("login"))
    press(key)
    #expect(screen.events.last == "login")
  }

  @Test func focusGivesWayWhileControlsAreDisabledAndComesBack() {
    press(.tab)
    type("secret")
    press(.enter)
    #expect(form.focus === screen.cancel)
    type("x")
    #expect(screen.password.text == "secret")
    screen.state.isBusy = false
    #expect(form.focus === screen.password)
  }

  @Test func whoMovedMeanwhileStaysThere() {
    screen.state.isBusy = true
    #expect(form.focus === screen.cancel)
    window.layoutIfNeeded()
    screen.login.isEnabled = true
    press(.backTab)
    #expect(form.focus === screen.login)
    screen.state.isBusy = false
    #expect(form.focus === screen.login)
  }

  @Test func cancellingByKeyGoesBackToTheField() {
    press(.tab, .enter)
    #expect(form.focus === screen.cancel)
    press(.enter)
    #expect(screen.events.last == "cancel")
    #expect(form.focus === screen.password)
  }

  @Test func afterTheLastControlTheFirstTakesOver() {
    enableAll()
    press(.backTab)
    #expect(form.focus === screen.cancel)
    screen.cancel.isEnabled = false
    #expect(form.focus === screen.email)
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
    #expect(form.focus === screen.login)
  }

  @Test func withoutControlsKeysDoNothing() {
    navigation.pushViewController(ViewController())
    #expect(form.focus == nil)
    press(.tab, .backTab, .enter, .character("x"), .left, .paste("x"), .backspace)
    window.close()
    #expect(form.focus == nil)
    press(.tab, .enter)
  }

  @Test(
    arguments: [
      (.escape, .leave), (.endOfInput, .leave), (.interrupt, .interrupt), (.suspend, .suspend),
      (.redraw, .redraw),
    ] as [(Key, Form.Request)])
  func someKeysAreTheSessions(key: Key, request: Form.Request) {
    #expect(form.press(key) == request)
    #expect(screen.email.text.isEmpty)
  }
}
