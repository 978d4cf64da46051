import Examples
import TerminalKit

/// The editor's widgets and state as its view controller knows them.
protocol NoteEditorView: ViewContainer {
  var titleField: TextField { get }
  var bodyField: TextField { get }
  var saveButton: Button { get }
  var cancelButton: Button { get }
  var problemLabel: Label { get }
  var isSaving: Bool { get set }
}

extension NoteEditorScreen: NoteEditorView {}
