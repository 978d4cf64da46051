import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVP

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let model: NotesModel

  init() {
    model = NotesModel(client: NotesClient(environment: world.environment))
  }

  @Test func `A cancelled read of the notes is not kept`() async {
    var list: NoteListPresenter? = NoteListPresenter(model: model)
    list?.viewIsReady()
    await settle()
    list = nil
    await world.answer(0, with: Note.samples)
    #expect(!model.hasRead)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    model.replaceNotes(with: Note.samples)
    for note in Note.samples.prefix(2) {
      NoteDetailPresenter(model: model, noteID: note.id).deleteNote()
    }
    await settle()
    #expect(world.requests == ["DELETE /notes/\(Note.samples[0].id)"])
  }

  @Test func `A note closes no screen but its own`() {
    model.replaceNotes(with: Note.samples)
    let presenter = NoteDetailPresenter(model: model, noteID: Note.samples[0].id)
    let detail = NoteDetailViewController(presenter: presenter)
    let navigation = NavigationController()
    navigation.setViewControllers([ViewController(), detail, ViewController()])
    let window = Window(rootViewController: navigation)
    detail.loadViewIfNeeded()
    presenter.deleteNote()
    #expect(window.rootViewController === navigation)
    #expect(navigation.viewControllers.count == 3)
  }
}
