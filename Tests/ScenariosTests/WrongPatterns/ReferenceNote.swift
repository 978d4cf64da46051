import Examples
import TerminalKit

/// The note, correct except for the given defect.
final class ReferenceNote: ReferenceController<NoteDetailScreen> {
  private let banner = BannerScreen()
  private let notes: ReferenceNotes
  private let defect: NotesDefect?
  private let id: Note.ID
  private var reading: Task<Void, Never>?
  private var shown: Note?

  init(notes: ReferenceNotes, id: Note.ID) {
    self.notes = notes
    self.id = id
    defect = notes.defect
    super.init(NoteDetailScreen(), title: notes.client.text(NotesStrings.note))
  }

  deinit {
    if defect != .closesWithoutCancellingTheNote { reading?.cancel() }
  }

  override func viewDidLoad() {
    screen.bannerContainer.addSubview(banner)
    screen.editButton.addTarget(self, action: ReferenceNote.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: ReferenceNote.didTapDelete, for: .touchUpInside)
    notes.detail = self
    if notes.note(withID: id) == nil { read() }
    if defect == .readsANoteThatIsThere { notes.client.sendUnwanted() }
    update()
    if defect == .tellsTheNoteOnceOnly || defect == .tellsTheNoteOnly { banner.syncLabel.text = notes.sync }
  }

  // MARK: Actions

  private func didTapEdit() {
    guard let note = notes.note(withID: id) else { return }
    present(ReferenceNoteEditor(notes: notes, note: note) { [weak self] in self?.didSave($0) })
  }

  private func didSave(_ note: Note) {
    if defect == .readsASavedNote { notes.client.sendUnwanted() }
    guard defect == .opensAnEditedNote else { return }
    navigationController?.pushViewController(ReferenceNote(notes: notes, id: id))
  }

  private func didTapDelete() {
    if defect == .asksBeforeDeleting {
      present(NoteEditorScreen.discardAlert { [weak self] in self?.deleteNote() })
    } else {
      deleteNote()
    }
  }

  private func deleteNote() {
    guard let note = notes.note(withID: id) else { return }
    notes.delete(note)
    if defect != .leavesADeletedNoteOpen { navigationController?.popViewController() }
  }

  // MARK: Reading

  private func read() {
    screen.bodyLabel.text = defect == .saysNothingWhileReading ? "" : notes.client.text(NotesStrings.loading)
    if defect == .showsATimeWhileReading { screen.changedLabel.text = NotesStrings.changed(.distantPast) }
    screen.editButton.isEnabled = defect == .enablesEditWhileReading
    screen.deleteButton.isEnabled = defect == .enablesDeleteWhileReading
    reading = Task { [weak self, weak notes, client = notes.client, id] in
      do throws(NotesFailure) {
        let note = try await client.note(withID: id)
        if client.defect == .keepsALateNote, Task.isCancelled { notes?.keep(note) }
        guard !Task.isCancelled else { return }
        self?.end(with: note)
      } catch {
        if client.defect == .tellsALateFailure, Task.isCancelled { notes?.tell(client.message(for: error)) }
        guard !Task.isCancelled else { return }
        self?.end(with: error)
      }
    }
  }

  private func end(with note: Note) {
    if defect == .keepsNoOpenedNote { show(note) } else { notes.keep(note) }
  }

  private func end(with failure: NotesFailure) {
    let client = notes.client
    let isUnknown = failure == .noSuchNote || defect == .saysThatAFailedNoteIsUnknown
    if defect != .tellsNoFailureOfANote {
      let id = client.plain(id, unless: .dropsControlCharactersInMessages)
      notes.tell(isUnknown ? "\(client.text("There is no note")) \"\(id)\"." : client.message(for: failure))
    }
    if defect != .keepsAFailedNoteOpen { navigationController?.popViewController() }
  }

  // MARK: What is shown

  func update() {
    if let note = notes.note(withID: id) { show(note) }
    if defect != .tellsTheListOnly, defect != .tellsTheNoteOnceOnly { banner.syncLabel.text = notes.sync }
  }

  private func show(_ note: Note) {
    let client = notes.client
    if shown == nil || defect != .showsTheOldTitle {
      title = client.plain(note.title, unless: .dropsControlCharactersInTheTitle)
    }
    if shown == nil || defect != .showsTheOldText {
      screen.bodyLabel.text = client.plain(note.body, unless: .dropsControlCharactersInTheText)
    }
    if shown == nil || defect != .showsTheOldTime {
      let time = NotesStrings.changed(note.changed).dropFirst("Changed".count)
      screen.changedLabel.text = client.text("Changed") + time
    }
    screen.editButton.isEnabled = defect != .leavesEditDisabled
    screen.deleteButton.isEnabled = defect != .leavesDeleteDisabled
    shown = note
  }
}
