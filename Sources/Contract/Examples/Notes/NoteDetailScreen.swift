import TerminalKit

/// The widgets of the Note screen and their layout, as a storyboard would hold them.
public final class NoteDetailScreen: View {
  /// The label for the note's text.
  public let bodyLabel = Label(identifier: "body")

  /// The label for the time of the last change.
  public let changedLabel = Label(identifier: "changed")

  /// The button that opens the note in the editor; disabled without a note.
  public let editButton = Button(title: "Edit", identifier: "edit")

  /// The button that deletes the note; disabled without a note.
  public let deleteButton = Button(title: "Delete", identifier: "delete")

  /// The place of the banner.
  public let bannerContainer = View()

  /// Creates a screen without a note.
  public init() {
    super.init()
    hasNote = false
    for widget in [bodyLabel, changedLabel, editButton, deleteButton, bannerContainer] {
      addSubview(widget)
    }
  }

  /// Whether there is a note, which the buttons need.
  public var hasNote: Bool {
    get { editButton.isEnabled }
    set {
      editButton.isEnabled = newValue
      deleteButton.isEnabled = newValue
    }
  }
}
