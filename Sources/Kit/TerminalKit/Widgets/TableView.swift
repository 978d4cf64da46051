#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list of rows, of which at most ten are visible at a time.
///
/// - UIKit: UITableView; renamed, with one section, and cells are no views
public final class TableView: View {
  /// The largest number of visible rows.
  public static let maxVisibleRows = 10

  /// The source of the rows; not retained.
  ///
  /// - UIKit: UITableView.dataSource
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      isLoaded = false
      setNeedsDisplay()
    }
  }

  /// The receiver of user events; not retained.
  ///
  /// - UIKit: UITableView.delegate
  public weak var delegate: (any TableViewDelegate)?

  /// Whether the user can select rows.
  ///
  /// - UIKit: UITableView.allowsSelection
  public var allowsSelection = true

  /// The row that Return selects.
  private(set) var highlightedRow = 0
  private var firstVisibleRow = 0
  private(set) var selectedRow: Int?
  /// Whether the data source was asked for the number of rows.
  private var isLoaded = false
  private var rowCount = 0
  /// The cells of the visible rows, by row.
  private var cells: [Int: TableViewCell] = [:]
  private var reusableCells: [TableViewCell] = []

  // MARK: Rows

  /// Asks the data source for the rows again, and keeps the selection at the same place, or at the last row.
  ///
  /// - UIKit: UITableView.reloadData(); keeps the selection, by its number
  public func reloadData() {
    isLoaded = true
    rowCount = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    recycleCells { _ in true }
    selectedRow = rowCount > 0 ? selectedRow.map { min($0, rowCount - 1) } : nil
    highlight(highlightedRow)
  }

  /// The number of rows at the latest reload.
  ///
  /// - UIKit: UITableView.numberOfRows(inSection:)
  public func numberOfRows(inSection section: Int) -> Int {
    if !isLoaded { reloadData() }
    return section == 0 ? rowCount : 0
  }

  /// The cell of a row; nil if the row does not exist.
  ///
  /// - UIKit: UITableView.cellForRow(at:); for a hidden row, the data source is asked for a cell instead of returning nil
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard 0..<numberOfRows(inSection: indexPath.section) ~= indexPath.row else { return nil }
    layoutRows()
    return cells[indexPath.row] ?? dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// A cell that is no longer visible, with its old content, or a new cell.
  ///
  /// - UIKit: UITableView.dequeueReusableCell(withIdentifier:for:); no class is registered before
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    let place = reusableCells.lastIndex { $0.reuseIdentifier == identifier }
    let cell = place.map { reusableCells.remove(at: $0) }
    cell?.tableView = nil
    return cell ?? TableViewCell(reuseIdentifier: identifier)
  }

  // MARK: Selection

  /// The row that the user has selected last.
  ///
  /// - UIKit: UITableView.indexPathForSelectedRow
  public var indexPathForSelectedRow: IndexPath? { selectedRow.map { IndexPath(row: $0, section: 0) } }

  /// Simulates a tap by the user; ignored without selection, and if the row does not exist.
  public func tapRow(at indexPath: IndexPath) {
    // The rows may have changed since they were drawn.
    window?.layoutIfNeeded()
    guard allowsSelection, 0..<numberOfRows(inSection: indexPath.section) ~= indexPath.row else { return }
    selectedRow = indexPath.row
    highlight(indexPath.row)
    notifyUserAction()
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  func tapHighlightedRow() {
    tapRow(at: IndexPath(row: highlightedRow, section: 0))
  }

  // MARK: Scrolling

  /// The rows that are drawn.
  var visibleRows: Range<Int> {
    let count = numberOfRows(inSection: 0)
    return firstVisibleRow..<min(firstVisibleRow + Self.maxVisibleRows, count)
  }

  /// Highlights a row, clamped to those that exist, and scrolls it into view.
  func highlight(_ row: Int) {
    let last = max(0, numberOfRows(inSection: 0) - 1)
    highlightedRow = min(max(row, 0), last)
    let first = min(max(firstVisibleRow, highlightedRow - Self.maxVisibleRows + 1), highlightedRow)
    firstVisibleRow = min(first, max(0, last + 1 - Self.maxVisibleRows))
    setNeedsDisplay()
  }

  /// Scrolls and moves the highlight by a number of pages.
  func highlight(pages: Int) {
    firstVisibleRow = max(0, firstVisibleRow + pages * Self.maxVisibleRows)
    highlight(highlightedRow + pages * Self.maxVisibleRows)
  }

  /// Asks the data source for the cells of the visible rows that have none.
  func layoutRows() {
    let rows = visibleRows
    recycleCells { !rows.contains($0) }
    for row in rows where cells[row] == nil {
      let cell = dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
      cell?.tableView = self
      cells[row] = cell
    }
  }

  /// The text of a row among the visible ones.
  func text(ofVisibleRow row: Int) -> String {
    layoutRows()
    return cells[row]?.text ?? ""
  }

  private func recycleCells(where isHidden: (_ row: Int) -> Bool) {
    for (row, cell) in cells where isHidden(row) {
      cells[row] = nil
      // Bounded, because a data source may create a new cell each time.
      if reusableCells.count < Self.maxVisibleRows { reusableCells.append(cell) }
    }
  }
}
