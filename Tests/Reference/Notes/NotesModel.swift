import Examples
import Foundation

/// The notes, their changes and what the list tells.
final class NotesModel {
  let client: NotesClient
  weak var list: NoteListController?
  weak var detail: NoteController?

  /// The notes that are not deleted, the newest first.
  private(set) var all: [Note] = []
  private(set) var hasRead = false
  /// What the list tells until the user's next action.
  private(set) var notice: NotesNotice?
  /// The deleted note that can be brought back.
  private(set) var deleted: Note?
  /// The notes whose delete was sent.
  private var sentDeletes: Set<Note.ID> = []
  private var changes = 0

  init(client: NotesClient) {
    self.client = client
  }

  func note(withID id: Note.ID) -> Note? {
    all.first { $0.id == id }
  }

  /// What the banner shows.
  var sync: String { changes > 0 ? NotesStrings.sending : "" }

  func tell(_ notice: NotesNotice?) {
    self.notice = notice
    update()
  }

  // MARK: Reading and saving

  func keep(_ read: [Note]) {
    hasRead = true
    show(read.filter { $0.id != deleted?.id && !sentDeletes.contains($0.id) })
  }

  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note) {
    show(all.filter { $0.id != note.id } + [note])
  }

  func beginChange() {
    changes += 1
    update()
  }

  func endChange() {
    changes -= 1
    update()
  }

  // MARK: Deleting

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  func userActs() {
    sendDelete()
    tell(nil)
  }

  func delete(_ note: Note) {
    deleted = note
    show(all.filter { $0.id != note.id })
    tell(.deleted(title: note.title))
  }

  func undo() {
    guard let note = deleted else { return }
    deleted = nil
    notice = nil
    keep(note)
  }

  /// Sends the delete that can be undone until then.
  func sendDelete() {
    guard let note = deleted else { return }
    deleted = nil
    sentDeletes.insert(note.id)
    beginChange()
    let change = NoteChange(key: client.environment.makeKey(), kind: .delete(note))
    Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(change)
        self?.endChange()
      } catch {
        self?.didNotDelete(note, because: error)
      }
    }
  }

  private func didNotDelete(_ note: Note, because failure: NotesFailure) {
    endChange()
    sentDeletes.remove(note.id)
    keep(note)
    tell(.notDeleted(title: note.title, failure))
  }

  // MARK: Screens

  private func show(_ notes: [Note]) {
    all = notes.sorted { $0.isNewer(than: $1) }
    update()
  }

  private func update() {
    list?.update()
    detail?.update()
  }
}
