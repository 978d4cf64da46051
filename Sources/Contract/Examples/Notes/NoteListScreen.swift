import TerminalKit

/// The widgets of the Notes screen and their layout, as a storyboard would hold them, and their state during a request.
public final class NoteListScreen: View {
  /// The screen's title.
  public nonisolated static let title = "Notes"

  /// The field whose text the titles of the shown notes contain.
  public let filterField = TextField(placeholder: "Filter", identifier: "filter")

  /// The table of notes, one row a note.
  public let tableView = TableView(identifier: "notes")

  /// The button that opens an empty editor.
  public let addButton = Button(title: "Add", identifier: "add")

  /// The button that reads the notes again.
  public let refreshButton = Button(title: "Refresh", identifier: "refresh")

  /// The button that brings the deleted note back; see ``canUndo``.
  public let undoButton = Button(title: "Undo", identifier: "undo")

  /// The indicator that runs while notes are read.
  public let progressIndicator = ActivityIndicator(identifier: "progress")

  /// The label for the progress or failure of the last action.
  public let statusLabel = Label(identifier: "status")

  /// The place of the banner.
  public let bannerContainer = View()

  /// Creates an empty screen without a request.
  public init() {
    super.init()
    canUndo = false
    for widget in [
      filterField, tableView, addButton, refreshButton, undoButton, progressIndicator, statusLabel,
      bannerContainer,
    ] {
      addSubview(widget)
    }
  }

  /// Whether `undoButton` is enabled.
  public var canUndo: Bool {
    get { undoButton.isEnabled }
    set { undoButton.isEnabled = newValue }
  }

  /// Whether notes are read; then no row, `addButton` or `refreshButton` can be used, and the indicator runs.
  public var isLoading: Bool {
    get { progressIndicator.isAnimating }
    set {
      tableView.allowsSelection = !newValue
      addButton.isEnabled = !newValue
      refreshButton.isEnabled = !newValue
      newValue ? progressIndicator.startAnimating() : progressIndicator.stopAnimating()
    }
  }
}
