import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVC

/// Through the logic, what only this pattern can get wrong; these tests are not compared with those of others.
struct NotesEdgeTests {
  private let world = NotesWorld()
  private let model: NotesModel

  init() {
    model = NotesModel(client: NotesClient(environment: world.environment))
  }

  @Test func `A cancelled read of the notes is not kept`() async {
    let task = Task { [model] in try? await model.read() }
    await settle()
    task.cancel()
    await world.answer(0, with: Note.samples)
    await task.value
    #expect(!model.hasRead)
  }

  @Test func `Deleting a second note sends the delete of the first`() async {
    model.replaceNotes(with: Note.samples)
    Note.samples.prefix(2).forEach(model.delete)
    await settle()
    #expect(world.requests == ["DELETE /notes/\(Note.samples[0].id)"])
  }

  @Test func `A note closes no screen but its own`() {
    model.replaceNotes(with: Note.samples)
    let detail = NoteDetailViewController(model: model, noteID: Note.samples[0].id)
    let navigation = NavigationController()
    navigation.setViewControllers([ViewController(), detail, ViewController()])
    let window = Window(rootViewController: navigation)
    detail.loadViewIfNeeded()
    model.delete(Note.samples[0])
    #expect(window.rootViewController === navigation)
    #expect(navigation.viewControllers.count == 3)
  }

  @Test func `The editor shows the model's refusal and can save afterwards`() async {
    let window = Window(rootViewController: NoteEditorViewController(model: model, note: nil))
    window.tap("save")
    #expect(window.text(of: "problem") == "Enter a title.")
    #expect(world.requests.isEmpty)
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    #expect(world.transport.bodies == [#"{"body":"","title":"Bread"}"#])
  }
}
