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
  /// The deletes that can be sent again, the first failure first.
  private var failures: [NoteChange] = []
  private var changes = 0

  init(client: NotesClient) {
    self.client = client
  }

  func note(withID id: Note.ID) -> Note? {
    all.first { $0.id == id }
  }

  /// What the banner shows of the changes under way.
  var sync: String { changes > 0 ? NotesStrings.sending : "" }

  /// What the banner shows of the failed deletes.
  var failure: String {
    guard let note = failures.first?.note else { return "" }
    return NotesStrings.notDeleted(title: note.title)
  }

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
    send(NoteChange(key: client.environment.makeKey(), kind: .delete(note)), toDelete: note)
  }

  /// Sends the delete again that failed first.
  func retry() {
    userActs()
    guard let change = failures.first, let note = change.note else { return }
    send(change, toDelete: note)
  }

  private func send(_ change: NoteChange, toDelete note: Note) {
    sentDeletes.insert(note.id)
    beginChange()
    show(all.filter { $0.id != note.id })
    Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(change)
        self?.endChange()
      } catch {
        self?.didNotDelete(note, by: change, because: error)
      }
    }
  }

  private func didNotDelete(_ note: Note, by change: NoteChange, because failure: NotesFailure) {
    endChange()
    sentDeletes.remove(note.id)
    keep(note)
    if failure != .changedElsewhere { failures.append(change) }
    tell(.notDeleted(title: note.title, failure))
  }

  // MARK: Screens

  private func show(_ notes: [Note]) {
    all = notes.sorted { $0.isNewer(than: $1) }
    failures.removeAll { !canRetry($0) }
    update()
  }

  private func canRetry(_ change: NoteChange) -> Bool {
    all.contains { $0.id == change.noteID && $0.revision == change.note?.revision }
  }

  private func update() {
    list?.update()
    detail?.update()
  }
}
