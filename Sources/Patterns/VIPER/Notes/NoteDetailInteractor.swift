import Examples

/// The Note screen's business logic: owns service, tracked cache and task; knows the presenter weakly as its output.
final class NoteDetailInteractor: NoteDetailInteractorInput {
  weak var output: (any NoteDetailInteractorOutput)?
  private let service: any NotesService
  private let cache: any NotesCache
  private var readTask: Task<Void, Never>?

  init(service: any NotesService, cache: any NotesCache) {
    self.service = service
    self.cache = cache
  }

  deinit {
    readTask?.cancel()
  }

  func openNote(withID id: String) {
    cache.addObserver(self)
    if cache.note(withID: id) == nil {
      readNote(withID: id)
    } else {
      provideNote(withID: id)
    }
  }

  func provideNote(withID id: String) {
    guard let note = cache.note(withID: id) else { return }
    output?.didProvide(NoteDetailData(title: note.title, body: note.body, changed: note.changed))
  }

  func deleteNote(withID id: String) {
    guard let note = cache.note(withID: id) else { return }
    cache.delete(note)
    output?.didDelete(title: note.title)
  }

  private func readNote(withID id: String) {
    output?.didStartReading()
    readTask = Task { [weak self, service] in
      do throws(NotesFailure) {
        let note = try await service.note(withID: id)
        self?.cache.keep(note)
      } catch {
        self?.output?.didFailToRead(because: error)
      }
    }
  }
}

extension NoteDetailInteractor: NotesCacheObserver {
  func notesDidChange() {
    output?.didChangeNotes()
  }
}
