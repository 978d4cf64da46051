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
}
