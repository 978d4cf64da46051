import Foundation
import Testing

@testable import TerminalKit

@MainActor @Suite struct TableViewTests {
  private let screen = ListScreen(count: 12)
  private let window: Window
  private var table: TableView { screen.table }

  init() {
    window = Window(rootViewController: screen)
  }

  private func tap(_ row: Int) {
    table.tapRow(at: IndexPath(row: row, section: 0))
  }

  private func text(_ row: Int) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.text
  }

  private var selectedRow: Int? { table.indexPathForSelectedRow?.row }

  @Test func `The number is asked once a reload, cells once for each visible row`() {
    #expect(screen.takeRequests() == "count 0 1 2 3 4 5 6 7 8 9")
    _ = Renderer(columns: 60).frame(of: window)
    #expect(screen.takeRequests() == "")
    table.reloadData()
    #expect(screen.takeRequests() == "count")
    window.layoutIfNeeded()
    #expect(screen.takeRequests() == "0 1 2 3 4 5 6 7 8 9")
    table.highlight(11)
    window.layoutIfNeeded()
    #expect(screen.takeRequests() == "10 11")
  }

  @Test func `Rows change with a reload only`() {
    screen.rows[1] = "changed"
    #expect(text(1) == "row 2" && text(11) == "row 12" && text(12) == nil && text(-1) == nil)
    table.reloadData()
    #expect(text(1) == "changed")
    #expect(table.numberOfRows(inSection: 0) == 12 && table.numberOfRows(inSection: 1) == 0)
  }

  @Test func `Another data source is asked for all rows`() {
    let other = ListScreen(count: 3)
    other.rows[0] = "other"
    #expect(text(0) == "row 1")
    table.dataSource = other
    #expect(table.numberOfRows(inSection: 0) == 3 && text(0) == "other")
  }

  @Test func `A cell is reused for its own identifier only`() {
    _ = text(0)
    table.reloadData()
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "other", for: path).reuseIdentifier == "other")
    #expect(table.dequeueReusableCell(withIdentifier: "row", for: path).reuseIdentifier == "row")
  }

  @Test func `Cells are reused`() {
    let old = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.highlight(11)
    window.layoutIfNeeded()
    let reused = (10...11).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(reused.contains { $0 === old } && reused.map(\.text) == ["row 11", "row 12"])
    table.reloadData()
    window.layoutIfNeeded()
    #expect((2..<12).contains { table.cellForRow(at: IndexPath(row: $0, section: 0)) === old })
  }

  @Test func `A cell schedules a redraw once it is shown, not while it is set up`() {
    table.reloadData()
    let revision = window.revision
    window.layoutIfNeeded()
    #expect(window.revision == revision)
    table.cellForRow(at: IndexPath(row: 0, section: 0))?.text = "changed"
    #expect(window.revision == revision + 1)
  }

  @Test func `A tap selects the row, notifies the window, then the delegate`() {
    var log: [String] = []
    window.onUserAction = { [screen] view in
      log.append("\(view.accessibilityIdentifier ?? "") \(screen.table.indexPathForSelectedRow?.row ?? -1)")
      log.append("\(screen.taps)")
    }
    #expect(selectedRow == nil)
    tap(3)
    #expect(log == ["list 3", "[]"] && screen.taps == [3])
    tap(3)
    #expect(screen.taps == [3, 3])
  }

  @Test func `A tap is ignored without the row and without selection`() {
    var count = 0
    window.onUserAction = { _ in count += 1 }
    tap(12)
    tap(-1)
    table.tapRow(at: IndexPath(row: 0, section: 1))
    table.allowsSelection = false
    tap(0)
    #expect(count == 0 && screen.taps.isEmpty && selectedRow == nil)
  }

  @Test func `A tap reaches the rows of the latest state, drawn or not`() {
    screen.state.limit = 3
    tap(5)
    #expect(screen.taps.isEmpty)
    tap(2)
    #expect(screen.taps == [2])
  }

  @Test func `A reload keeps the selection's number, clamped`() {
    tap(11)
    screen.rows = ["one", "two", "three"]
    table.reloadData()
    #expect(selectedRow == 2 && table.highlightedRow == 2)
    screen.rows = []
    table.reloadData()
    #expect(selectedRow == nil)
  }

  @Test func `The highlighted row is visible, by rows and by pages`() {
    let steps: [(() -> Void, Range<Int>)] = [
      ({}, 0..<10), ({ table.highlight(10) }, 1..<11), ({ table.highlight(1) }, 1..<11),
      ({ table.highlight(0) }, 0..<10), ({ table.highlight(pages: 1) }, 2..<12),
      ({ table.highlight(pages: 1) }, 2..<12), ({ table.highlight(pages: -1) }, 0..<10),
    ]
    for (number, (step, rows)) in steps.enumerated() {
      step()
      #expect(table.visibleRows == rows && rows.contains(table.highlightedRow), "step \(number)")
    }
  }

  @Test func `Nothing is retained`() {
    weak var released: ListScreen?
    let table: TableView
    do {
      let other = ListScreen(count: 3)
      released = other
      table = other.table
      window.rootViewController = other
    }
    window.close()
    #expect(released == nil)
    table.reloadData()
    #expect(
      table.numberOfRows(inSection: 0) == 0 && table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }
}
