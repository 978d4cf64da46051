import Examples
import TerminalKit

/// Shows a note as the model has it, reads it first if need be, presents its editor, and closes when the note is gone.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  weak var delegate: (any NoteDetailDelegate)?
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
    banner.delegate = self
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
    delegate?.noteDetail(self, didDelete: note)
  }

  private func load() {
    screen.bodyLabel.text = NotesStrings.loading
    loadTask = Task { [weak self, model, noteID] in
      do throws(NotesFailure) {
        try await model.read(noteID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didLoad() {
    loadTask = nil
  }

  private func didFail(_ failure: NotesFailure) {
    close()
    delegate?.noteDetail(self, didFailToRead: noteID, because: failure)
  }

  private func show(_ note: Note) {
    title = note.title
    screen.bodyLabel.text = note.body
    screen.changedLabel.text = NotesStrings.changed(note.changed)
    screen.hasNote = true
  }

  private func close() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.popViewController()
  }
}

extension NoteDetailViewController: NotesObserver {
  func notesDidChange() {
    if let note = model.note(withID: noteID) {
      show(note)
    } else if loadTask == nil {
      close()
    }
  }
}

extension NoteDetailViewController: BannerDelegate {
  func bannerDidTapRetry(_ banner: BannerViewController) {
    delegate?.noteDetailDidTapRetry(self)
  }
}
