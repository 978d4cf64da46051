import Foundation
import TerminalKit

/// Steps that concern the rows of a table, which are numbered from 1.
extension AppDriver {
  /// Taps a row; nothing happens while no row can be selected.
  func tapRow(_ row: Int, of identifier: String) throws(StepFailure) {
    let table = try table(widget(identifier))
    guard let path = table.path(ofRow: row) else {
      let count = table.numberOfRows(inSection: 0)
      throw .mistake(
        "there is no row \(row) in '\(Quoting.excerpt(identifier))', which has \(count == 0 ? "none" : "\(count)")"
      )
    }
    table.tapRow(at: path)
  }

  /// The text of a row in quotes, which no report of a missing row can equal.
  func seenRow(_ row: Int, of identifier: String) throws(StepFailure) -> String {
    try seen(identifier) { widget throws(StepFailure) in
      let table = try table(widget)
      return table.path(ofRow: row).map { Quoting.quote(table.text(ofRowAt: $0)) } ?? "no row \(row)"
    }
  }

  func rowCount(of widget: View) throws(StepFailure) -> String {
    "\(try table(widget).numberOfRows(inSection: 0))"
  }

  func selectedRow(of widget: View) throws(StepFailure) -> String {
    try table(widget).indexPathForSelectedRow.map { "row \($0.row + 1)" } ?? "no row"
  }

  private func table(_ widget: View) throws(StepFailure) -> TableView {
    guard let table = widget as? TableView else {
      throw .mistake("'\(widget.accessibilityIdentifier ?? "")' is not a table")
    }
    return table
  }
}

extension TableView {
  /// The path of a row, numbered from 1; nil if there is none.
  fileprivate func path(ofRow row: Int) -> IndexPath? {
    row > 0 && row <= numberOfRows(inSection: 0) ? IndexPath(row: row - 1, section: 0) : nil
  }

  /// The text that a row shows.
  package func text(ofRowAt path: IndexPath) -> String { cellForRow(at: path)?.text ?? "" }
}
