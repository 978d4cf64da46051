import TerminalKit

/// The widgets of the editor and their layout, as a storyboard would hold them, and their state during a request.
public final class NoteEditorScreen: View {
  /// The field for the title.
  public let titleField = TextField(placeholder: "Title", identifier: "noteTitle")

  /// The field for the text below the title.
  public let bodyField = TextField(placeholder: "Text", identifier: "noteBody")

  /// The button that sends the note.
  public let saveButton = Button(title: "Save", identifier: "save")

  /// The button that cancels a request or, without one, leaves the editor.
  public let cancelButton = Button(title: "Cancel", identifier: "cancel")

  /// The label for the progress or failure of saving.
  public let problemLabel = Label(identifier: "problem")

  /// Creates an empty editor.
  public init() {
    super.init()
    for widget in [titleField, bodyField, saveButton, cancelButton, problemLabel] {
      addSubview(widget)
    }
  }

  /// Whether the note is sent; then only `cancelButton` is enabled.
  public var isSaving: Bool {
    get { !saveButton.isEnabled }
    set {
      titleField.isEnabled = !newValue
      bodyField.isEnabled = !newValue
      saveButton.isEnabled = !newValue
    }
  }

  /// The question before unsaved changes are dropped; `discard` runs after the answer that drops them, `keep` after the other.
  public static func discardAlert(
    discard: @escaping () -> Void, keep: @escaping () -> Void = {}
  ) -> AlertController {
    let alert = AlertController(title: NotesStrings.discardQuestion, message: nil)
    alert.addAction(
      AlertAction(title: NotesStrings.discard, style: .destructive, identifier: "discard") { _ in discard() })
    alert.addAction(
      AlertAction(title: NotesStrings.keepEditing, style: .cancel, identifier: "keep") { _ in keep() })
    return alert
  }
}
