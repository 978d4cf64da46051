import Testing

@testable import TerminalKit

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

  /// Presses keys and returns the identifier of the focused control, or the requests to the session.
  @discardableResult private func press(_ keys: Key...) -> String? {
    let requests = keys.compactMap(form.press)
    return requests.isEmpty ? form.focus?.accessibilityIdentifier : "\(requests)"
  }

  private func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Presses keys and returns the texts as `email|password`.
  private func texts(after keys: Key...) -> String {
    keys.forEach { press($0) }
    return "\(screen.email.text)|\(screen.password.text)"
  }

  @Test func `The first enabled control has the focus`() {
    #expect(form.focus === screen.email)
    screen.email.isEnabled = false
    #expect(Form(window: window).focus === screen.password)
  }

  @Test(arguments: [(Key.tab, Key.backTab), (.down, .up)])
  func `Tab and arrow keys move the focus among enabled controls`(forward: Key, backward: Key) {
    let keys = [forward, forward, forward, backward, backward, backward]
    #expect(keys.map { press($0) } == ["password", "login", "email", "login", "password", "email"])
  }

  @Test func `Left and right move between buttons only`() {
    screen.cancel.isEnabled = true
    let keys: [Key] = [.tab, .tab, .left, .right, .right, .left]
    #expect(keys.map { press($0) } == ["password", "login", "login", "cancel", "cancel", "login"])
  }

  @Test func `Typing edits the focused field`() {
    type("max")
    #expect(texts(after: .left, .left, .backspace, .character("M")) == "Max|")
    #expect(texts(after: .end, .character("!"), .home, .character("¡")) == "¡Max!|")
    #expect(texts(after: .delete) == "¡ax!|")
    #expect(texts(after: .end, .delete, .right, .tab, .character("s")) == "¡ax!|s")
    #expect(texts(after: .clear) == "¡ax!|")
  }

  @Test func `A paste goes into a field and presses no button`() {
    #expect(texts(after: .paste("\nmax@example.org\r\n")) == "max@example.org|")
    #expect(texts(after: .paste("a\nb")) == "max@example.orga b|")
    #expect(press(.tab, .tab, .paste(" \n")) == "login")
    #expect(!screen.events.contains("login"))
  }

  @Test func `Return moves through the fields and presses the button after them`() {
    #expect(press(.enter) == "password")
    #expect(!screen.events.contains("login"))
    press(.enter)
    #expect(screen.events.last == "login")
  }

  @Test func `Return skips disabled controls`() {
    screen.password.isEnabled = false
    screen.login.isEnabled = false
    screen.cancel.isEnabled = true
    press(.enter)
    #expect(screen.events.last == "cancel")
  }

  @Test func `Return in the last control wraps to the first one`() {
    screen.login.isEnabled = false
    #expect(press(.tab, .enter) == "email")
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func `Return and space press a button`(key: Key) {
    press(.tab, .tab, .character("x"), .backspace, .clear, .home)
    #expect(!screen.events.contains("login"))
    press(key)
    #expect(screen.events.last == "login")
  }

  @Test func `The focus returns to a control that is enabled again`() {
    #expect(press(.tab, .character("s"), .enter) == "cancel")
    #expect(texts(after: .character("x")) == "|s")
    screen.state.isBusy = false
    #expect(press() == "password")
  }

  @Test func `The focus does not return after the user has moved it`() {
    screen.state.isBusy = true
    #expect(press() == "cancel")
    window.layoutIfNeeded()
    screen.login.isEnabled = true
    #expect(press(.backTab) == "login")
    screen.state.isBusy = false
    #expect(press() == "login")
  }

  @Test func `If the last control is disabled, the first one gets the focus`() {
    screen.cancel.isEnabled = true
    #expect(press(.backTab) == "cancel")
    screen.cancel.isEnabled = false
    #expect(press() == "email")
  }

  @Test func `A new screen focuses its first control, an earlier one the same as before`() {
    press(.tab, .tab)
    let next = LoginScreen()
    navigation.pushViewController(next)
    #expect(form.focus === next.email)
    navigation.popViewController()
    #expect(form.focus === screen.login)
  }

  @Test func `A removed control loses the focus`() {
    press(.tab)
    let root = View()
    root.addSubview(screen.login)
    screen.view = root
    #expect(press() == "login")
  }

  @Test func `Without controls keys have no effect`() {
    navigation.pushViewController(ViewController())
    let keys: [Key] = [.tab, .backTab, .enter, .character("x"), .left, .paste("x"), .backspace]
    #expect(keys.allSatisfy { press($0) == nil })
    window.close()
    #expect(press(.tab, .enter) == nil)
  }

  @Test(
    arguments: [
      (.endOfInput, .leave), (.interrupt, .interrupt), (.suspend, .suspend),
      (.redraw, .redraw),
    ] as [(Key, Form.Request)])
  func `Some keys are requests to the session`(key: Key, request: Form.Request) {
    #expect(form.press(key) == request)
    #expect(texts() == "|")
  }

  @Test func `Esc leaves from a button, but does nothing in a field`() {
    press(.character("x"))
    #expect(form.press(.escape) == nil)
    #expect(texts(after: .tab, .escape) == "x|")
    press(.tab)
    #expect(form.press(.escape) == .leave)
    let pushed = LoginScreen()
    navigation.pushViewController(pushed)
    #expect(form.focus === pushed.email && form.press(.escape) == nil)
    #expect(window.visibleViewController === screen)
  }
}
