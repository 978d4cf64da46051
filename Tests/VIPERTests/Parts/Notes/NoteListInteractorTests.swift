import Examples
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone, between a fake service and a fake output.
struct NoteListInteractorTests {
  private let service = FakeNotesService()
  private let output = FakeNoteListInteractorOutput()
  private let interactor: NoteListInteractor

  init() {
    interactor = NoteListInteractor(service: service, bannerFacade: BannerFacade(service: service))
    interactor.output = output
  }

  @Test func `it provides what the service has`() {
    service.notes = [.sample("n2", "Milk"), .sample("n1", "Tea")]
    service.hasRead = true
    service.canUndo = true
    service.isSending = true
    service.failedDelete = NoteChange(key: "key", kind: .delete(.sample("n3", "Café")))
    interactor.filterNotes(by: "")
    #expect(
      output.list
        == NoteListData(
          rows: [NoteListRow(id: "n2", title: "Milk"), NoteListRow(id: "n1", title: "Tea")], isEmpty: false,
          hasRead: true, canUndo: true, banner: BannerData(isSending: true, failedTitle: "Café")))
  }

  @Test func `the filter ignores case, accents and white space around it`() {
    service.notes = Note.samples
    interactor.filterNotes(by: " CAFE ")
    #expect(output.list?.rows == [NoteListRow(id: "n3", title: "Café")])
  }

  @Test func `a filter that hides every note is not the same as no notes`() {
    service.notes = Note.samples
    interactor.filterNotes(by: "x")
    #expect(output.list?.rows == [])
    #expect(output.list?.isEmpty == false)
  }

  @Test func `it provides the list again after a change, still filtered`() {
    interactor.trackNotes()
    interactor.filterNotes(by: "milk")
    service.notes = Note.samples
    service.observer?.notesDidChange()
    #expect(output.list?.rows == [NoteListRow(id: "n2", title: "Milk")])
  }

  @Test func `a second read waits for the end of the first`() async {
    interactor.readNotes()
    interactor.readNotes()
    await settle()
    #expect(service.calls == [.readNotes])
    #expect(output.list?.isReading == true)
    await service.reads.end(with: .success(()))
    #expect(output.list?.isReading == false)
    interactor.readNotes()
    await settle()
    #expect(service.calls == [.readNotes, .readNotes])
  }

  @Test func `it tells why a read failed, and can read again`() async {
    interactor.readNotes()
    await settle()
    await service.reads.end(with: .failure(.timedOut))
    #expect(output.failures == [.toRead(.timedOut)])
    #expect(output.list?.isReading == false)
    interactor.readNotes()
    #expect(output.list?.isReading == true)
  }

  @Test func `it tells of a delete that failed by the note's title`() {
    interactor.trackNotes()
    service.observer?.didFailToDelete(.sample("n2", "Milk"), because: .changedElsewhere)
    #expect(output.failures == [.toDelete(title: "Milk", .changedElsewhere)])
  }

  @Test func `it leaves deletes to the service`() {
    interactor.undoDelete()
    interactor.sendDelete()
    interactor.retryDelete()
    #expect(service.calls == [.undoDelete, .sendDelete, .retryDelete])
  }

  @Test func `letting go cancels the read`() async {
    var interactor: NoteListInteractor? = NoteListInteractor(
      service: service, bannerFacade: BannerFacade(service: service))
    weak let released = interactor
    interactor?.readNotes()
    await settle()
    interactor = nil
    #expect(released == nil)
    await service.reads.end(with: .success(()))
    #expect(service.cancelled == [.readNotes])
  }
}
