import Examples
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// What only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let router = FakeNoteEditorRouter()

  /// Shows the list with the samples in a window, with the whole tree.
  private func showWindow() async -> Window {
    let window = Window()
    HolderPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [200, 404])
  func `no answer is heard once a note's modules are let go of, whoever still has one`(status: Int) async {
    let root = NotesRootBuilder().build(component: NotesRootComponent(environment: world.environment))
    let allNotes: AllNotesModuleHolder = root.module(for: NotesSupportedModule.allNotes)
    allNotes.attachNote(withID: "n9")
    weak let first = allNotes.module(for: NotesSupportedModule.openedNote) as OpenedNoteModuleHolder
    let detail: NoteDetailModule? = first?.module(for: NotesSupportedModule.noteDetail)
    detail?.load(failure: router.close)
    await settle()
    allNotes.attachNote(withID: "n1")
    #expect(first == nil)
    #expect(allNotes.openedID == "n1")
    await world.answer(0, with: Note.sample("n9", "Bread"), status: status)
    #expect(world.transport.cancelled == [0])
    #expect(router.routes == [])
    allNotes.detachNote()
    #expect(allNotes.supportedModules.count == 2)
  }

  @Test func `of two notes that are opened at once the second is above the list`() async {
    let window = await showWindow()
    let list = window.visibleViewController as? NoteListViewController
    list?.tableView(NoteListScreen().tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    list?.tableView(NoteListScreen().tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()
    #expect(window.visibleViewController?.title == "Milk")
    window.goBack()
    #expect(window.visibleViewController === list)
  }
}
