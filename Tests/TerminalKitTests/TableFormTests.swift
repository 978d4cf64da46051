import Testing

@testable import TerminalKit

/// A table in the form: keys, focus and drawing.
@MainActor @Suite struct TableFormTests {
  private let screen = ListScreen(count: 25)
  private let navigation: NavigationController
  private let window: Window
  private let form: Form
  private var table: TableView { screen.table }

  init() {
    navigation = NavigationController(rootViewController: screen)
    window = Window(rootViewController: navigation)
    form = Form(window: window)
  }

  /// Presses keys and returns the focused control, with the highlighted row of the table.
  @discardableResult private func press(_ keys: Key...) -> String? {
    for key in keys { #expect(form.press(key) == nil) }
    let identifier = form.focus?.accessibilityIdentifier
    return form.focus === table ? "list \(table.highlightedRow)" : identifier
  }

  @Test func `The table counts as one control for Tab`() {
    #expect(
      [Key.tab, .tab, .tab, .backTab, .backTab].map { press($0) } == [
        "list 0", "add", "filter", "add", "list 0",
      ])
  }

  @Test func `Up and Down move inside the table and leave it at its ends`() {
    #expect([Key.down, .down, .up, .up].map { press($0) } == ["list 0", "list 1", "list 0", "filter"])
    #expect([Key.tab, .end, .down, .up].map { press($0) } == ["list 0", "list 24", "add", "list 24"])
  }

  @Test func `Pages, Home and End`() {
    let keys: [Key] = [.tab, .pageDown, .pageDown, .pageDown, .pageUp, .home, .end]
    #expect(
      keys.map { press($0) } == ["list 0", "list 10", "list 20", "list 24", "list 14", "list 0", "list 24"])
  }

  @Test func `Return taps the highlighted row; other keys do nothing`() {
    press(.tab, .down, .character("x"), .character(" "), .backspace, .left, .paste("x"))
    #expect(screen.taps.isEmpty)
    press(.enter)
    #expect(screen.taps == [1])
  }

  @Test func `Return in the field before moves into the table`() {
    #expect(press(.enter) == "list 0")
  }

  @Test func `Arrow keys enter the table at the nearer end, Tab at the row that had the focus`() {
    #expect(
      [Key.tab, .pageDown, .backTab, .tab].map { press($0) } == ["list 0", "list 10", "filter", "list 10"])
    #expect([Key.backTab, .down].map { press($0) } == ["filter", "list 0"])
    #expect([Key.pageDown, .tab, .up].map { press($0) } == ["list 10", "add", "list 24"])
    #expect([Key.tab, .tab, .enter].map { press($0) } == ["add", "filter", "list 0"])
  }

  @Test func `The focus stays while the list reloads`() {
    press(.tab, .end)
    screen.rows = []
    table.reloadData()
    #expect(press() == "add")
    screen.rows = ["one", "two"]
    table.reloadData()
    #expect(press() == "list 0")
  }

  @Test func `The focus returns to the table with its screen`() {
    press(.tab, .down, .down)
    navigation.pushViewController(LoginScreen())
    #expect(press(.tab) == "password")
    #expect(press(.escape) == "list 2")
    screen.present(LoginScreen())
    #expect(press() == "email")
    #expect(press(.escape) == "list 2")
    #expect(form.press(.escape) == .leave)
  }

  @Test func `Rows are escaped and cut, and say which ones are hidden`() {
    screen.rows[10] = "\u{1B}[31m\nhostile"
    screen.rows[11] = "long " + String(repeating: "漢", count: 30)
    table.reloadData()
    press(.tab, .pageDown, .enter, .down)
    let renderer = Renderer(columns: 44, focus: form.focus)
    let frame = renderer.frame(of: window)
    #expect(
      frame.text == """
        ┌ List ────────────────────────────────────┐
        │ Filter  [               ] filter         │
        │ • \\u{1B}[31m\\nhostile     list 11        │
        │▸  long 漢漢漢漢漢漢漢漢…  list 12        │
        │   row 13                  list 13        │
        │   row 14                  list 14        │
        │   row 15                  list 15        │
        │   row 16                  list 16        │
        │   row 17                  list 17        │
        │   row 18                  list 18        │
        │   row 19                  list 19        │
        │   row 20                  list 20        │
        │   11–20 of 25                            │
        │ [ Add ]                   add            │
        └──────────────────────────────────────────┘

        """)
    #expect(frame.cursor?.row == 3)
    #expect(frame.rows.filter { $0.contains { $0.emphasis == .focused } }.count == 1)
  }

  @Test func `An empty table has a line for its identifier`() {
    screen.rows = []
    table.reloadData()
    #expect(
      Renderer(columns: 30, glyphs: .ascii).frame(of: window).text == """
        + List ----------------------+
        | Fi...  [      ] filter     |
        |                 list       |
        | [ Add ]         add        |
        +----------------------------+

        """)
  }

  @Test func `The key help follows the focus, and says what Esc does`() {
    func help() -> String { form.keyHelp.line(columns: 80, glyphs: .ascii) }
    #expect(help() == "  Tab moves, Return presses, Ctrl-C leaves")
    press(.tab)
    #expect(help() == "  Up/Down choose, Tab moves, Return selects, Esc leaves")
    press(.tab)
    #expect(help() == "  Tab moves, Return presses, Esc leaves")
    navigation.pushViewController(LoginScreen())
    #expect(help() == "  Tab moves, Return presses, Esc goes back, Ctrl-C leaves")
  }
}
