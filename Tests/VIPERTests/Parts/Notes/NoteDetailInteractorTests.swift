import Examples
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone, between a fake service and a fake output.
struct NoteDetailInteractorTests {
  private let service = FakeNotesService()
  private let output = FakeNoteDetailInteractorOutput()
  private let milk = Note.sample("n2", "Milk")
  private let interactor: NoteDetailInteractor

  init() {
    interactor = NoteDetailInteractor(service: service, bannerFacade: BannerFacade(service: service))
    interactor.output = output
  }

  private func data(_ note: Note) -> NoteDetailData {
    NoteDetailData(title: note.title, body: note.body, changed: note.changed)
  }

  @Test func `it provides a note that the service has, without reading it`() {
    service.notes = Note.samples + [milk]
    interactor.obtainNote(withID: "n3")
    #expect(output.calls == [.note(data(Note.sample("n3", "Café", second: 3)))])
    #expect(service.calls == [])
  }

  @Test func `it reads a note that the service lacks`() async {
    interactor.obtainNote(withID: "n2")
    await settle()
    #expect(service.calls == [.readNote(id: "n2")])
    #expect(output.calls == [.startOfReading])
    service.notes = [milk]
    service.observer?.notesDidChange()
    #expect(output.calls == [.startOfReading, .note(data(milk))])
  }

  @Test func `it tells why a read failed`() async {
    interactor.obtainNote(withID: "n2")
    await settle()
    await service.reads.end(with: .failure(.noSuchNote))
    #expect(output.calls == [.startOfReading, .failureToRead(.noSuchNote)])
  }

  @Test func `it tells that the note is gone`() {
    service.notes = [milk]
    interactor.obtainNote(withID: "n2")
    service.notes = []
    service.observer?.notesDidChange()
    #expect(output.calls.last == .loss)
  }

  @Test func `it provides the banner's data`() {
    service.notes = [milk]
    service.isSending = true
    service.failedDelete = NoteChange(key: "key", kind: .delete(.sample("n3", "Café")))
    interactor.obtainNote(withID: "n2")
    #expect(output.banner == BannerData(isSending: true, failedTitle: "Café"))
  }

  @Test func `it has the service delete its note, and tells the title`() {
    service.notes = Note.samples + [milk]
    interactor.obtainNote(withID: "n1")
    interactor.deleteNote()
    #expect(service.calls == [.delete(Note.sample("n1", "Tea", second: 1))])
    #expect(output.calls.last == .delete(title: "Tea"))
  }

  @Test func `letting go cancels the read`() async {
    var interactor: NoteDetailInteractor? = NoteDetailInteractor(
      service: service, bannerFacade: BannerFacade(service: service))
    weak let released = interactor
    interactor?.obtainNote(withID: "n2")
    await settle()
    interactor = nil
    #expect(released == nil)
    await service.reads.end(with: .success(()))
    #expect(service.cancelled == [.readNote(id: "n2")])
  }
}
