import Foundation
import TerminalKit

/// The rows of the Notes screen's table: makes their cells, and tells which one the user selects.
final class NoteListDataDisplayManager: NoteListDataDisplayManaging {
  weak var delegate: (any NoteListDataDisplayManagerDelegate)?
  weak var tableView: TableView? {
    didSet {
      tableView?.dataSource = self
      tableView?.delegate = self
    }
  }
  private var titles: [String] = []

  func update(with titles: [String]) {
    self.titles = titles
    tableView?.reloadData()
  }
}

extension NoteListDataDisplayManager: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.text = titles[indexPath.row]
    return cell
  }
}

extension NoteListDataDisplayManager: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelectRow(indexPath.row)
  }
}
