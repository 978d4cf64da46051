import Foundation
import TerminalKit

/// The table's data source and delegate: owns the texts of the rows; the view owns it and is, weakly, its delegate.
final class NoteListDataDisplayManager {
  weak var delegate: (any NoteListDataDisplayManagerDelegate)?
  private var titles: [String] = []

  func setTitles(_ titles: [String]) {
    self.titles = titles
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
