import Examples
import Foundation

/// The Notes screen's business logic: owns service, tracked cache and task; knows the presenter weakly as its output.
final class NoteListInteractor: NoteListInteractorInput {
  weak var output: (any NoteListInteractorOutput)?
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

  func trackNotes() {
    cache.addObserver(self)
    notesDidChange()
  }

  func readNotes() {
    guard readTask == nil else { return }
    output?.didStartReading()
    readTask = Task { [weak self, service] in
      do throws(NotesFailure) {
        let notes = try await service.notes()
        self?.didRead(notes)
      } catch {
        self?.didFail(error)
      }
    }
  }

  func provideNotes(matching filter: String) {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    let rows = cache.notes.filter { $0.titleContains(text) }.map { NoteListRow(id: $0.id, title: $0.title) }
    output?.didProvide(
      NoteListData(rows: rows, isEmpty: cache.notes.isEmpty, canUndo: cache.deletedNote != nil))
  }

  func undoDelete() {
    cache.undoDelete()
  }

  func sendDelete() {
    guard let note = cache.takeDeletedNote() else { return }
    let change = service.makeChange(.delete(note))
    cache.changesUnderWay += 1
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, service] in
      do throws(NotesFailure) {
        try await service.delete(change)
        self?.cache.changesUnderWay -= 1
      } catch {
        self?.didFailToDelete(note, because: error)
      }
    }
  }

  private func didRead(_ notes: [Note]) {
    readTask = nil
    cache.replaceNotes(with: notes)
    output?.didRead()
  }

  private func didFail(_ failure: NotesFailure) {
    readTask = nil
    output?.didFailToRead(because: failure)
  }

  private func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    cache.changesUnderWay -= 1
    cache.restore(note)
    output?.didFailToDelete(title: note.title, because: failure)
  }
}

extension NoteListInteractor: NotesCacheObserver {
  func notesDidChange() {
    output?.didChangeNotes()
  }
}
