import Examples
import TerminalKit

/// The whole Note screen: owns the widgets and the task, sends the request, handles the response, shows the editor, and changes the
/// list beneath.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  let banner = BannerViewController()
  let noteID: Note.ID
  private let environment: NotesEnvironment
  private weak var list: NoteListViewController?
  private var note: Note?
  private var loadTask: Task<Void, Never>?

  init(list: NoteListViewController, noteID: Note.ID) {
    environment = list.environment
    self.list = list
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
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
    banner.list = list
    list?.showBanners()
    if let note = list?.notes.first(where: { $0.id == noteID }) {
      show(note)
    } else {
      load()
    }
  }

  func show(_ note: Note) {
    self.note = note
    title = note.title
    screen.bodyLabel.text = note.body
    screen.changedLabel.text = NotesStrings.changed(note.changed)
    screen.hasNote = true
  }

  private func didTapEdit() {
    guard let note, let list else { return }
    present(NoteEditorViewController(list: list, detail: self, note: note))
  }

  private func didTapDelete() {
    guard let note else { return }
    navigationController?.popViewController()
    list?.delete(note)
  }

  private func load() {
    screen.bodyLabel.text = NotesStrings.loading
    let request = NotesWire.request(forNote: noteID, at: environment.server, timeout: environment.timeout)
    loadTask = Task { [weak self, transport = environment.transport] in
      do {
        let response = try await transport.send(request)
        self?.didReceive(response)
      } catch {
        self?.didFail(NotesWire.failure(for: error))
      }
    }
  }

  private func didReceive(_ response: HTTPResponse) {
    do throws(NotesFailure) {
      let note = try NotesWire.note(withID: noteID, from: response)
      list?.keep(note)
      show(note)
    } catch {
      didFail(error)
    }
  }

  private func didFail(_ failure: NotesFailure) {
    navigationController?.popViewController()
    list?.tell(NotesStrings.message(for: failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure)))
  }
}
