import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The store alone, with a fake observer.
struct NotesStoreTests {
  private let store = NotesStore()
  private let observer = FakeNotesStoreObserver()
  private let milk = Note.sample("n2", "Milk", second: 2)

  init() {
    store.replaceNotes(with: Note.samples)
    store.addObserver(observer)
  }

  private var titles: [String] { store.notes.map(\.title) }

  /// Has the delete of Milk fail.
  private func failToDelete() {
    let change = NoteChange(key: "key-1", kind: .delete(milk))
    store.hide(milk)
    store.restore(milk, after: change, failedBecause: .timedOut)
  }

  @Test func `it has the notes that were read, the newest first`() {
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(store.note(withID: "n2") == milk)
    #expect(store.hasRead)
  }

  @Test func `a note that is kept takes the place of its earlier revision`() {
    store.keep(.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(titles == ["Green tea", "Café", "Milk"])
    #expect(observer.changes == 1)
  }

  @Test func `a hidden note can be undone until it is taken`() {
    store.hideUndoably(milk)
    #expect(titles == ["Café", "Tea"])
    #expect(store.canUndo)
    store.undoDelete()
    #expect(titles == ["Café", "Milk", "Tea"])
    store.hideUndoably(milk)
    #expect(store.takeUndoableNote() == milk)
    #expect(!store.canUndo)
    #expect(store.takeUndoableNote() == nil)
  }

  @Test func `a hidden note stays hidden when the notes are read`() {
    store.hide(milk)
    store.replaceNotes(with: Note.samples)
    #expect(titles == ["Café", "Tea"])
  }

  @Test func `it tells of a delete that failed, and has its note again`() {
    failToDelete()
    #expect(titles == ["Café", "Milk", "Tea"])
    #expect(observer.failures == [.init(note: milk, failure: .timedOut)])
    #expect(store.failedDelete?.note == milk)
  }

  @Test func `it tells of a retry, and the delete no longer counts as failed`() {
    #expect(store.takeFailedDelete() == nil)
    failToDelete()
    #expect(store.takeFailedDelete()?.note == milk)
    #expect(observer.retries == 1)
    #expect(store.failedDelete == nil)
  }

  @Test func `it counts the changes under way`() {
    let (first, second) = (store.start(), store.start())
    store.end(first)
    #expect(store.isSending)
    store.end(second)
    #expect(!store.isSending)
    #expect(observer.changes == 4)
  }

  @Test func `an observer that is added twice is told once`() {
    store.addObserver(observer)
    store.keep(milk)
    #expect(observer.changes == 1)
  }

  @Test func `it does not keep its observers alive`() {
    var observer: FakeNotesStoreObserver? = FakeNotesStoreObserver()
    observer.map(store.addObserver)
    weak let released = observer
    observer = nil
    #expect(released == nil)
  }
}
