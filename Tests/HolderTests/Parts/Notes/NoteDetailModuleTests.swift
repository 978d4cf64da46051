import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with a fake component and, in its holder, the two fake modules that it finds.
struct NoteDetailModuleTests {
  private let service = FakeNotesService()
  private let notes = FakeNotesModule()
  private let list = FakeNoteListModule()
  private let router = FakeNoteDetailRouter()
  private let holder = ModuleHolder()
  private let module: NoteDetailModule
  private let tea = Note.sample("n1", "Tea")

  init() {
    module = NoteDetailModule(
      holder: holder, noteID: "n1", component: FakeNoteDetailComponent(service: service))
    holder.supportedModules = [notes, list]
  }

  private func load() async {
    module.load(failure: router.close)
    await settle()
  }

  @Test func `a note that is there is not read, and is shown as it was once it is gone`() async {
    notes.notes = [tea]
    await load()
    #expect(service.calls == [])
    notes.notes = []
    #expect(module.title == "Tea")
  }

  @Test func `a note that it reads is handed over`() async {
    await load()
    #expect(service.calls == [.note("n1")])
    await service.replies.end(with: .success([tea]))
    #expect(notes.calls == [.keep(tea)])
  }

  @Test(arguments: [
    (NotesFailure.noSuchNote, NotesNotice.noSuchNote("n1")), (.timedOut, .failed(.timedOut)),
  ])
  func `a note that cannot be read is told by the list, and closed`(
    failure: NotesFailure, notice: NotesNotice
  ) async {
    await load()
    await service.replies.end(with: .failure(failure))
    #expect(list.calls == [.tell(notice)])
    #expect(router.calls == [.close])
  }

  @Test func `cancelled, it hears no answer`() async {
    await load()
    module.cancel()
    await service.replies.end(with: .failure(.noSuchNote))
    #expect(service.cancelled == [0])
    #expect(list.calls == [])
    #expect(router.calls == [])
  }

  @Test func `delete is the list's, and the note is shown until its screen is gone`() {
    notes.notes = [tea]
    module.deleteNote()
    notes.notes = []
    #expect(list.calls == [.delete(tea)])
    #expect(module.title == "Tea")
  }
}
