import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let model: NotesModel
  private let coordinator = FakeNotesCoordinator()

  init() {
    model = NotesModel(client: NotesClient(environment: world.environment))
  }

  @Test func `A cancelled read of the notes is not kept`() async {
    var list: NoteListViewModel? = NoteListViewModel(model: model, coordinator: coordinator)
    list?.load()
    await settle()
    list = nil
    await world.answer(0, with: Note.samples)
    #expect(!model.hasRead)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    model.replaceNotes(with: Note.samples)
    for note in Note.samples.prefix(2) {
      NoteDetailViewModel(model: model, noteID: note.id, coordinator: coordinator).deleteNote()
    }
    await settle()
    #expect(world.requests == ["DELETE /notes/\(Note.samples[0].id)"])
  }

  @Test func `A note that is gone has its coordinator close it, and nothing is closed before`() {
    model.replaceNotes(with: Note.samples)
    let viewModel = NoteDetailViewModel(model: model, noteID: "n2", coordinator: coordinator)
    let detail = NoteDetailViewController(viewModel: viewModel, banner: ViewController())
    let window = Window(rootViewController: NavigationController(rootViewController: detail))
    #expect(coordinator.closedNotes == 0)
    viewModel.deleteNote()
    window.layoutIfNeeded()
    #expect(coordinator.closedNotes == 1)
  }

  @Test func `Without its coordinator a view model goes nowhere, and does the rest`() async {
    model.replaceNotes(with: Note.samples)
    var coordinator: FakeNotesCoordinator? = FakeNotesCoordinator()
    weak let released = coordinator
    let viewModel = coordinator.map {
      NoteDetailViewModel(model: model, noteID: "n2", coordinator: $0)
    }
    coordinator = nil
    #expect(released == nil)
    viewModel?.editNote()
    viewModel?.deleteNote()
    viewModel?.close()
    #expect(viewModel?.texts == nil)
  }

  @Test func `Without its coordinator a list opens nothing, and does the rest`() {
    model.replaceNotes(with: Note.samples)
    var coordinator: FakeNotesCoordinator? = FakeNotesCoordinator()
    weak let released = coordinator
    let viewModel = coordinator.map { NoteListViewModel(model: model, coordinator: $0) }
    coordinator = nil
    #expect(released == nil)
    viewModel?.openNote(withID: "n2")
    viewModel?.addNote()
    viewModel?.setFilter("milk")
    #expect(viewModel?.rows.map(\.title) == ["Milk"])
  }

  @Test func `Without its coordinator an editor asks nothing and stays, and does the rest`() async {
    model.replaceNotes(with: Note.samples)
    var coordinator: FakeNotesCoordinator? = FakeNotesCoordinator()
    weak let released = coordinator
    let viewModel = coordinator.map { NoteEditorViewModel(model: model, note: nil, coordinator: $0) }
    coordinator = nil
    #expect(released == nil)
    viewModel?.title = "Bread"
    viewModel?.cancel()
    viewModel?.save()
    await settle()
    await world.answer(0, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(viewModel?.isSaving == false)
    #expect(model.note(withID: "n4") != nil)
  }
}
