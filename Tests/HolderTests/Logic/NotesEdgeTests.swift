import Examples
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// Through the logic: the whole tree is real; the transport is replaced. What only this pattern can get wrong is not
/// compared with others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let root: NotesModuleHolder
  private let allNotes: AllNotesModuleHolder
  private let list: any NoteListSupporting

  init() {
    root = NotesRootBuilder().build(component: NotesRootComponent(environment: world.environment))
    allNotes = root.module(for: NotesSupportedModule.allNotes)
    list = allNotes.module(for: NotesSupportedModule.noteList)
  }

  /// Opens a note without its screen.
  private func openNote(withID id: Note.ID) -> any NoteDetailSupporting {
    allNotes.attachNote(withID: id)
    let opened: OpenedNoteModuleHolder = allNotes.module(for: NotesSupportedModule.openedNote)
    return opened.module(for: NotesSupportedModule.noteDetail)
  }

  /// Deletes Tea, then Café, each on its screen, without an action in between.
  private func deleteTwoNotes() async {
    let notes: any NotesSupporting = root.module(for: NotesSupportedModule.notes)
    notes.replaceNotes(with: Note.samples)
    for note in Note.samples.prefix(2) { openNote(withID: note.id).deleteNote() }
    await settle()
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    await deleteTwoNotes()
    #expect(world.requests == ["DELETE /notes/n1"])
    #expect(list.status == "Deleted \"Café\".")
    #expect(list.rows.map(\.title) == ["Milk"])
  }

  @Test func `A first delete that fails after the second comes back and is told`() async {
    await deleteTwoNotes()
    await world.transport.fail(0, with: .timedOut)
    #expect(list.status == "\"Tea\" is not deleted. The server took too long to answer. Try again.")
    #expect(list.rows.map(\.title) == ["Milk", "Tea"])
    #expect(list.canUndo)
  }

  @Test(arguments: [200, 404])
  func `no answer is heard once a note's modules are let go of, whoever still has one`(status: Int) async {
    let detail = openNote(withID: "n9")
    weak let first = allNotes.module(for: NotesSupportedModule.openedNote) as OpenedNoteModuleHolder
    var failures = 0
    detail.load { failures += 1 }
    await settle()
    allNotes.attachNote(withID: "n1")
    #expect(first == nil)
    #expect(allNotes.openedID == "n1")
    await world.answer(0, with: Note.sample("n9", "Bread"), status: status)
    #expect(world.transport.cancelled == [0])
    #expect(failures == 0)
    allNotes.detachNote()
    #expect(allNotes.supportedModules.count == 2)
  }

  @Test func `of two notes that are opened at once the second is above the list`() async {
    let window = Window()
    HolderPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    window.layoutIfNeeded()
    let list = window.visibleViewController as? NoteListViewController
    list?.tableView(NoteListScreen().tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    list?.tableView(NoteListScreen().tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()
    #expect(window.visibleViewController?.title == "Milk")
    window.goBack()
    #expect(window.visibleViewController === list)
  }
}
