import Foundation
import Observation

@testable import TerminalKit

/// A screen with a field, a table of numbered rows and a button, and a log of the table's calls.
@MainActor final class ListScreen: ViewController {
  @MainActor @Observable final class State {
    /// The number of rows shown, if not all.
    var limit: Int?
  }

  let state = State()
  let field = TextField(placeholder: "Filter", identifier: "filter")
  let table = TableView(identifier: "list")
  let button = Button(title: "Add", identifier: "add")
  var rows: [String]
  /// The rows whose cells the table asked for, and `count` for each request of the number.
  private var requests: [String] = []
  private(set) var taps: [Int] = []

  init(count: Int) {
    rows = (1...max(1, count)).prefix(count).map { "row \($0)" }
    super.init()
    title = "List"
  }

  override func loadView() {
    view = View()
    [field, table, button].forEach(view.addSubview)
    table.dataSource = self
    table.delegate = self
  }

  override func updateProperties() {
    guard let limit = state.limit else { return }
    rows = Array(rows.prefix(limit))
    table.reloadData()
  }

  /// Returns the requests since the last call.
  func takeRequests() -> String {
    defer { requests = [] }
    return requests.joined(separator: " ")
  }
}

extension ListScreen: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    requests.append("count")
    return rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    requests.append("\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    taps.append(indexPath.row)
  }
}
