import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with a fake component and, in its holder, the one fake module that it finds.
struct NoteListModuleTests {
  private let service = FakeNotesService()
  private let notes = FakeNotesModule()
  private let holder = ModuleHolder()
  private let module: NoteListModule

  init() {
    module = NoteListModule(holder: holder, component: FakeNoteListComponent(service: service))
    holder.supportedModules = [notes]
  }

  @Test func `the rows are the notes that match, in their module's order`() {
    notes.notes = Note.samples
    #expect(module.rows.map(\.id) == ["n1", "n3", "n2"])
    module.setFilter(" MIL ")
    #expect(module.rows.map(\.id) == ["n2"])
    #expect(module.rows.map(\.title) == ["Milk"])
  }

  @Test func `it reads once at a time, and hands over what it read`() async {
    module.load()
    module.load()
    await settle()
    #expect(service.calls == [.notes])
    await service.replies.end(with: .success(Note.samples))
    #expect(notes.calls == [.replaceNotes(Note.samples)])
    #expect(!module.isLoading)
  }

  @Test func `each action but undo sends the delete first`() {
    module.setFilter("m")
    module.userDidAct()
    module.retryDelete()
    module.undoDelete()
    #expect(notes.calls == [.sendDelete, .sendDelete, .sendDelete, .retryDelete, .undoDelete])
  }

  @Test func `a delete is told until the next action`() {
    let milk = Note.sample("n2", "Milk")
    module.delete(milk)
    #expect(notes.calls == [.delete(milk)])
    #expect(module.status == "Deleted \"Milk\".")
    module.userDidAct()
    #expect(module.status == "")
  }

  @Test(arguments: [FakeNotesModule.Call.delete(Note.samples[0]), .sendDelete, .retryDelete])
  func `a delete that failed is told, whatever sent it`(sender: FakeNotesModule.Call) throws {
    switch sender {
    case .delete(let note): module.delete(note)
    case .retryDelete: module.retryDelete()
    default: module.userDidAct()
    }
    #expect(notes.calls.last == sender)
    let deleteFailed = try #require(notes.deleteFailed)
    deleteFailed(Note.sample("n2", "Milk"), .timedOut)
    #expect(module.status == "\"Milk\" is not deleted. The server took too long to answer. Try again.")
  }
}
