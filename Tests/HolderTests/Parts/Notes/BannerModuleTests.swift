import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with, in its holder, the two fake modules that it finds.
struct BannerModuleTests {
  private let notes = FakeNotesModule()
  private let list = FakeNoteListModule()
  private let router = FakeBannerRouter()
  private let holder = ModuleHolder()
  private let module: BannerModule

  init() {
    module = BannerModule(holder: holder)
    holder.supportedModules = [notes, list]
  }

  @Test func `it says whether a change is under way`() {
    #expect(module.sync == "")
    notes.isSending = true
    #expect(module.sync == "Sending…")
  }

  @Test func `it names the note of the failed delete, has the list send it again, and closes the note`() {
    notes.failedDelete = NoteChange(key: "key-1", kind: .delete(Note.sample("n1", "Tea")))
    #expect(module.failure == "\"Tea\" is not deleted.")
    module.retryDelete(close: router.closeNote)
    #expect(list.calls == [.retryDelete])
    #expect(router.closedIDs == ["n1"])
  }

  @Test func `without a failed delete it does nothing`() {
    #expect(module.failure == "")
    module.retryDelete(close: router.closeNote)
    #expect(list.calls == [])
    #expect(router.closedIDs == [])
  }
}
