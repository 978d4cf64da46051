import Examples
import Foundation

/// The notes, their changes and the list's message, correct except for the given defect.
@MainActor
final class ReferenceNotes {
  /// What the user does on the list.
  enum Action { case filtering, selecting, adding, refresh, undo }

  let client: ReferenceNotesClient
  let memory: ReferenceMemory
  weak var list: ReferenceNoteList?
  weak var detail: ReferenceNote?

  /// The notes that are not deleted, the newest first.
  private(set) var all: [Note] = []
  private(set) var hasRead = false
  /// What the list tells until the user's next action.
  private(set) var message = ""
  /// The deleted note that can be brought back.
  private(set) var deleted: Note?
  /// The title that a row keeps after an edit.
  private(set) var oldTitle: String?
  private(set) var deleteUnderWay: Task<Void, Never>?
  private var hidden: Set<Note.ID> = []
  private var changes = 0
  private var saved: [NoteChange] = []

  init(client: ReferenceNotesClient, memory: ReferenceMemory) {
    (self.client, self.memory) = (client, memory)
    if defect == .remembersTheNotes { all = memory.notes }
  }

  deinit {
    if client.defect == .cancelsADeleteAtClosing { deleteUnderWay?.cancel() }
  }

  nonisolated var defect: NotesDefect? { client.defect }

  func note(withID id: Note.ID) -> Note? {
    all.first { $0.id == id }
  }

  var count: Int {
    all.count + (defect == .countsADeletedNote ? (deleted == nil ? 0 : 1) + hidden.count : 0)
  }

  // MARK: Reading

  func keep(_ read: [Note]) {
    hasRead = true
    if defect == .dropsTheMessageAfterReading { message = "" }
    var kept = read.filter { note in
      switch defect {
      case .showsADeletedNoteAgain: !hidden.contains(note.id)
      case .showsASentDeleteAgain: deleted?.id != note.id
      default: deleted?.id != note.id && !hidden.contains(note.id)
      }
    }
    if defect == .keepsRowsThatAreGone {
      kept += all.filter { old in !kept.contains { $0.id == old.id } }
    }
    if defect == .keepsTheFirstRevision { kept = kept.map { note(withID: $0.id) ?? $0 } }
    set(kept)
    memory.notes = all
  }

  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note) {
    set(all.filter { $0.id != note.id } + [note])
  }

  func keepSaved(_ note: Note) {
    let others = all.filter { $0.id != note.id }
    switch defect {
    case .keepsTheOldRow:
      oldTitle = self.note(withID: note.id)?.title
      keep(note)
    case .doublesAnEditedNote: set(all + [note])
    case .putsASavedNoteFirst: show([note] + others)
    case .leavesASavedNoteInItsPlace where others.count < all.count:
      show(all.map { $0.id == note.id ? note : $0 })
    default: keep(note)
    }
  }

  func empty() {
    show([])
  }

  func tell(_ message: String) {
    if defect != .keepsTheFirstMessage || self.message.isEmpty { self.message = message }
    update()
  }

  // MARK: Actions

  /// Ends what holds until the user's next action: the message, and that a delete can be undone.
  func userDoes(_ action: Action) {
    let (keepsMessage, hasNoEffect): (NotesDefect, NotesDefect) =
      switch action {
      case .filtering: (.keepsTheMessageAtFiltering, .sendsNoDeleteAtFiltering)
      case .selecting: (.keepsTheMessageAtSelecting, .sendsNoDeleteAtSelecting)
      case .adding: (.keepsTheMessageAtAdding, .sendsNoDeleteAtAdding)
      case .refresh: (.keepsTheMessageAtRefresh, .sendsNoDeleteAtRefresh)
      case .undo: (.keepsTheMessageAtUndo, .undoesNothing)
      }
    if defect != keepsMessage { message = "" }
    if defect != hasNoEffect { action == .undo ? undo() : sendDelete() }
    update()
  }

  private func undo() {
    guard let note = deleted else { return }
    if defect != .leavesUndoEnabled { deleted = nil }
    if defect == .sendsAtUndo { client.sendUnwanted() }
    if defect == .hidesAnUndoneNote { hidden.insert(note.id) }
    switch defect {
    case .putsAnUndoneNoteLast: show(all + [note])
    case .undoesWithoutText:
      keep(Note(id: note.id, title: note.title, body: "", revision: note.revision, changed: note.changed))
    default: keep(note)
    }
  }

  // MARK: Deleting

  func delete(_ note: Note) {
    deleted = note
    tell(
      "\(client.text("Deleted")) \"\(client.plain(note.title, unless: .dropsControlCharactersInMessages))\".")
    if defect != .leavesADeletedRow { show(all.filter { $0.id != note.id }) }
    if defect == .deletesAtOnce { sendDelete() }
  }

  func sendDelete() {
    guard let note = deleted else { return }
    deleted = nil
    if defect == .cancelsADeleteWithTheNext { deleteUnderWay?.cancel() }
    let key = defect == .sharesTheKeyOfDeletes ? "key-1" : client.environment.makeKey()
    hidden.insert(note.id)
    beginChange()
    deleteUnderWay = Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(NoteChange(key: key, kind: .delete(note)))
        if client.defect == .showsADoneDeleteAgain { self?.hidden.remove(note.id) }
        self?.endChange()
      } catch {
        self?.didNotDelete(note, because: error)
      }
    }
  }

  private func didNotDelete(_ note: Note, because failure: NotesFailure) {
    if defect == .tellsOnAfterAFailure { beginChange() }
    endChange()
    if defect != .hidesANoteThatIsNotDeleted { hidden.remove(note.id) }
    if defect == .disablesUndoAtAFailure { deleted = nil }
    switch defect {
    case .losesAFailedDelete: break
    case .putsAFailedDeleteFirst: show([note] + all)
    case .putsAFailedDeleteLast: show(all + [note])
    default: keep(note)
    }
    tell("\"\(note.title)\" \(client.text("is not deleted.")) \(client.message(for: failure))")
  }

  // MARK: Saving

  /// The change that saves a draft: the last one again if that had the same texts.
  func change(to draft: NoteDraft, of note: Note?, after last: NoteChange?) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    switch defect {
    case .makesANewKeyEachTime: break
    case .makesAKeyOfTheTexts, .remembersAllKeys:
      if last == nil, defect == .remembersAllKeys { saved = [] }
      if let same = saved.first(where: { $0.kind == kind }) { return same }
      saved.append(NoteChange(key: client.environment.makeKey(), kind: kind))
      return saved[saved.count - 1]
    case .keepsTheKeyOfOtherTexts:
      if let last { return NoteChange(key: last.key, kind: kind) }
    default: if let last, last.kind == kind { return last }
    }
    return NoteChange(key: client.environment.makeKey(), kind: kind)
  }

  // MARK: The banner

  func beginChange() {
    if defect == .tellsOneChangeOnly { changes = 0 }
    changes += 1
    update()
  }

  func endChange() {
    changes -= 1
    update()
  }

  var sync: String {
    let isSending = changes > 0 || (defect == .tellsOfReading && list?.isReading == true)
    return isSending ? client.text(NotesStrings.sending) : ""
  }

  // MARK: Screens

  private func set(_ notes: [Note]) {
    switch defect {
    case .keepsTheServersOrder: show(notes)
    case .showsTheOldestFirst: show(notes.sorted { $1.isNewer(than: $0) })
    case .sortsByTitle: show(notes.sorted { $0.title < $1.title })
    case .showsTheSmallerIdentifierFirst:
      show(notes.sorted { $0.changed == $1.changed ? $0.id < $1.id : $0.changed > $1.changed })
    default: show(notes.sorted { $0.isNewer(than: $1) })
    }
  }

  private func show(_ notes: [Note]) {
    all = notes
    update()
  }

  private func update() {
    list?.update()
    detail?.update()
  }
}
