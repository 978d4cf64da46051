import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The data display manager alone, between a real table and a fake delegate.
struct NoteListDataDisplayManagerTests {
  private let table = TableView(identifier: "notes")
  private let delegate = FakeNoteListDataDisplayManagerDelegate()
  private let manager = NoteListDataDisplayManager()
  private let window: Window

  init() {
    let screen = ViewController()
    screen.view.addSubview(table)
    window = Window(rootViewController: screen)
    manager.tableView = table
    manager.delegate = delegate
  }

  @Test func `each title is a row`() {
    #expect(window.rows(of: "notes") == [])
    manager.update(with: ["Milk", "Tea"])
    #expect(window.rows(of: "notes") == ["Milk", "Tea"])
  }

  @Test func `an update replaces the rows`() {
    manager.update(with: ["Milk", "Tea"])
    manager.update(with: ["Bread"])
    #expect(window.rows(of: "notes") == ["Bread"])
  }

  @Test func `a selected row is told`() {
    manager.update(with: ["Milk", "Tea"])
    window.tapRow(1, of: "notes")
    #expect(delegate.rows == [1])
  }

  @Test func `manager, table and delegate do not keep one another alive`() {
    var manager: NoteListDataDisplayManager? = NoteListDataDisplayManager()
    weak let released = manager
    manager?.tableView = table
    manager?.delegate = delegate
    manager = nil
    #expect(released == nil)
  }
}
