import Testing

@testable import TerminalKit

@MainActor @Suite struct ViewTests {
  private let screen = LoginScreen()
  private let window: Window

  init() {
    window = Window(rootViewController: screen)
  }

  @Test func `Widgets are the leaves from top to bottom`() {
    let root = View()
    let group = View()
    let (one, two, three) = (Label(), Label(), Label())
    root.addSubview(one)
    root.addSubview(group)
    group.addSubview(two)
    group.addSubview(three)
    #expect(root.widgets.map { ObjectIdentifier($0) } == [one, two, three].map { ObjectIdentifier($0) })
    #expect(two.superview === group)
    #expect(View().widgets.count == 1)
  }

  @Test func `Adding a view takes it from its earlier superview`() {
    let (one, two, moved) = (View(), View(), Label())
    one.addSubview(moved)
    two.addSubview(moved)
    #expect(one.subviews.isEmpty && moved.superview === two)
    moved.removeFromSuperview()
    #expect(two.subviews.isEmpty && moved.superview == nil)
  }

  @Test func `Each change increments the revision once`() {
    let changes: [() -> Void] = [
      { screen.status.text = "changed" }, { screen.email.text = "changed" },
      { screen.email.isEnabled = false },
      { screen.cancel.isEnabled = true }, { screen.indicator.startAnimating() }, { screen.title = "changed" },
      { screen.email.moveInsertionPoint(by: -1) }, { screen.view.addSubview(Label()) },
    ]
    for (number, change) in changes.enumerated() {
      let before = window.revision
      change()
      #expect(window.revision == before + 1, "change \(number)")
    }
  }

  @Test func `Setting an equal value does not change the revision`() {
    let before = window.revision
    screen.status.text = screen.status.text
    screen.email.text = ""
    screen.email.isEnabled = true
    screen.indicator.stopAnimating()
    screen.title = "Log in"
    #expect(window.revision == before)
  }
}
