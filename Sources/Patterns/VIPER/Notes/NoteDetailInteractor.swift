import Examples

/// The Note screen's business logic: reads its note if the service lacks it, and provides it after each change.
final class NoteDetailInteractor: NoteDetailInteractorInput {
  weak var output: (any NoteDetailInteractorOutput)?
  private let service: any NotesService
  private let bannerFacade: BannerFacade
  private var noteID = ""
  private var readTask: Task<Void, Never>?

  init(service: any NotesService, bannerFacade: BannerFacade) {
    self.service = service
    self.bannerFacade = bannerFacade
  }

  deinit {
    readTask?.cancel()
  }

  func obtainNote(withID id: String) {
    noteID = id
    service.addObserver(self)
    if service.note(withID: id) == nil { readNote(withID: id) }
    provideNote()
  }

  func deleteNote() {
    guard let note = service.note(withID: noteID) else { return }
    service.delete(note)
    output?.didDelete(title: note.title)
  }

  private func readNote(withID id: String) {
    readTask = Task { [weak self, service] in
      do throws(NotesFailure) {
        try await service.readNote(withID: id)
        self?.readTask = nil
      } catch {
        self?.output?.didFailToRead(because: error)
      }
    }
    output?.didStartReading()
  }

  private func provideNote() {
    output?.didProvide(bannerFacade.obtainBanner())
    if let note = service.note(withID: noteID) {
      output?.didProvide(NoteDetailData(title: note.title, body: note.body, changed: note.changed))
    } else if readTask == nil {
      output?.didLoseNote()
    }
  }
}

extension NoteDetailInteractor: NotesServiceObserver {
  func notesDidChange() {
    provideNote()
  }
}
