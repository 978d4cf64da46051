import Examples
import TerminalKit

/// The note.
final class NoteController: ScreenController<NoteDetailScreen> {
  private let banner = BannerScreen()
  private let notes: NotesModel
  private let id: Note.ID
  private var reading: Task<Void, Never>?

  init(notes: NotesModel, id: Note.ID) {
    self.notes = notes
    self.id = id
    super.init(NoteDetailScreen(), title: NotesStrings.note)
  }

  isolated deinit {
    reading?.cancel()
  }

  override func viewDidLoad() {
    screen.bannerContainer.addSubview(banner)
    screen.editButton.addTarget(self, action: NoteController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteController.didTapDelete, for: .touchUpInside)
    banner.retryButton.addTarget(self, action: NoteController.didTapRetry, for: .touchUpInside)
    notes.detail = self
    if notes.note(withID: id) == nil { read() }
    update()
  }

  // MARK: Actions

  private func didTapEdit() {
    guard let note = notes.note(withID: id) else { return }
    present(NoteEditorController(notes: notes, note: note) { _ in })
  }

  private func didTapDelete() {
    guard let note = notes.note(withID: id) else { return }
    notes.delete(note)
    navigationController?.popViewController()
  }

  private func didTapRetry() {
    notes.retry()
    if notes.note(withID: id) == nil { navigationController?.popViewController() }
  }

  // MARK: Reading

  private func read() {
    screen.bodyLabel.text = NotesStrings.loading
    reading = Task { [weak self, client = notes.client, id] in
      do throws(NotesFailure) {
        let note = try await client.note(withID: id)
        self?.didRead(note)
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didRead(_ note: Note) {
    notes.keep(note)
  }

  private func didFail(_ failure: NotesFailure) {
    notes.tell(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
    navigationController?.popViewController()
  }

  // MARK: What is shown

  func update() {
    if let note = notes.note(withID: id) { show(note) }
    banner.syncLabel.text = notes.sync
    banner.failure = notes.failure
  }

  private func show(_ note: Note) {
    title = note.title
    screen.bodyLabel.text = note.body
    screen.changedLabel.text = NotesStrings.changed(note.changed)
    screen.hasNote = true
  }
}
