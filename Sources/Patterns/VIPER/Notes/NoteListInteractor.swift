import Examples
import Foundation

/// The Notes screen's business logic: reads and filters the notes of the service, and provides them after each change.
final class NoteListInteractor: NoteListInteractorInput {
  weak var output: (any NoteListInteractorOutput)?
  private let service: any NotesService
  private let bannerFacade: BannerFacade
  private var filter = ""
  private var readTask: Task<Void, Never>?

  init(service: any NotesService, bannerFacade: BannerFacade) {
    self.service = service
    self.bannerFacade = bannerFacade
  }

  deinit {
    readTask?.cancel()
  }

  func trackNotes() {
    service.addObserver(self)
  }

  func readNotes() {
    guard readTask == nil else { return }
    readTask = Task { [weak self, service] in
      do throws(NotesFailure) {
        try await service.readNotes()
        self?.didRead()
      } catch {
        self?.didFail(error)
      }
    }
    provideList()
  }

  func filterNotes(by filter: String) {
    self.filter = filter
    provideList()
  }

  func undoDelete() {
    service.undoDelete()
  }

  func sendDelete() {
    service.sendDelete()
  }

  func retryDelete() {
    service.retryDelete()
  }

  private func didRead() {
    readTask = nil
    provideList()
  }

  private func didFail(_ failure: NotesFailure) {
    readTask = nil
    provideList()
    output?.didFailToRead(because: failure)
  }

  private func provideList() {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    let rows = service.notes.filter { $0.titleContains(text) }
    output?.didProvide(
      NoteListData(
        rows: rows.map { NoteListRow(id: $0.id, title: $0.title) }, isEmpty: service.notes.isEmpty,
        isReading: readTask != nil, hasRead: service.hasRead, canUndo: service.canUndo,
        banner: bannerFacade.obtainBanner()))
  }
}

extension NoteListInteractor: NotesServiceObserver {
  func notesDidChange() {
    provideList()
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    output?.didFailToDelete(title: note.title, because: failure)
  }
}
