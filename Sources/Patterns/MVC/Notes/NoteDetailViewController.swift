import Examples
import TerminalKit

/// The note's view and controller in one: knows the model, owns the widgets and the task that reads, and shows the editor.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  private let model: NotesModel
  private let noteID: Note.ID
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel, noteID: Note.ID) {
    self.model = model
    self.noteID = noteID
    super.init()
    title = NotesStrings.note
  }

  deinit {
    loadTask?.cancel()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    addBanner()
    model.addObserver(self)
    if let note = model.note(withID: noteID) {
      show(note)
    } else {
      load()
    }
  }

  private func addBanner() {
    let banner = BannerViewController(model: model)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    guard let note = model.note(withID: noteID) else { return }
    present(NoteEditorViewController(model: model, note: note))
  }

  private func didTapDelete() {
    guard let note = model.note(withID: noteID) else { return }
    model.delete(note)
    navigationController?.popViewController()
  }

  private func load() {
    screen.bodyLabel.text = NotesStrings.loading
    loadTask = Task { [weak self, model, noteID] in
      do throws(NotesFailure) {
        let note = try await model.read(noteID)
        guard !Task.isCancelled else { return }
        self?.didLoad(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLoad(_ note: Note) {
    model.keep(note)
  }

  private func didFail(_ failure: NotesFailure) {
    model.tell(failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure))
    navigationController?.popViewController()
  }

  private func show(_ note: Note) {
    title = note.title
    screen.bodyLabel.text = note.body
    screen.changedLabel.text = NotesStrings.changed(note.changed)
    screen.hasNote = true
  }
}

extension NoteDetailViewController: NotesObserver {
  func notesDidChange() {
    if let note = model.note(withID: noteID) { show(note) }
  }
}
