import Examples
import TerminalKit

/// The Notes screen's widgets and state as its view controller knows them.
protocol NoteListView: ViewContainer {
  var filterField: TextField { get }
  var tableView: TableView { get }
  var addButton: Button { get }
  var refreshButton: Button { get }
  var undoButton: Button { get }
  var statusLabel: Label { get }
  var bannerContainer: View { get }
  var isLoading: Bool { get set }
  var canUndo: Bool { get set }
}

extension NoteListScreen: NoteListView {}
