import Examples
import TerminalKit

/// The Note screen's widgets and state as its view controller knows them.
protocol NoteDetailView: ViewContainer {
  var bodyLabel: Label { get }
  var changedLabel: Label { get }
  var editButton: Button { get }
  var deleteButton: Button { get }
  var bannerContainer: View { get }
  var hasNote: Bool { get set }
}

extension NoteDetailScreen: NoteDetailView {}
