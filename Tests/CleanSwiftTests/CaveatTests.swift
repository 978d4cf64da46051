import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  private let milk = Note.sample("n2", "Milk", second: 2)

  @Test func `each outcome that routes has a display method of its own`() async {
    for note in [nil, milk] {
      let worker = FakeNotesWorker()
      let editor = NoteEditorScene(worker: worker, note: note)
      editor.save(title: "Bread", body: "")
      await settle()
      await worker.saves.end(with: .success(milk))
      #expect(editor.view.ends == [note == nil ? .added : .updated])
    }
  }

  @Test func `a request carries the row, and the data store has the identifier`() {
    let worker = FakeNotesWorker()
    worker.store.replaceNotes(with: Note.samples)
    let list = NoteListConfigurator(worker: worker).scene()
    let window = Window(rootViewController: NavigationController(rootViewController: list))
    window.layoutIfNeeded()
    list.tableView(list.screen.tableView, didSelectRowAt: [0, 1])
    #expect(list.screen.tableView.indexPathForSelectedRow == nil)
    #expect(list.router.dataStore.selectedNoteID == "n2")
  }

  @Test func `data stores pass a note to the editor and an identifier to the note`() throws {
    let window = Window()
    let worker = FakeNotesWorker()
    worker.store.replaceNotes(with: Note.samples)
    let list = NoteListConfigurator(worker: worker).scene()
    window.rootViewController = NavigationController(rootViewController: list)
    list.router.dataStore.selectedNoteID = "n2"
    list.router.routeToNoteDetail()
    let detail = try #require(window.visibleViewController as? NoteDetailViewController)
    #expect(detail.router.dataStore.noteID == "n2")
    let changed = Note.sample("n2", "Oat milk", second: 2, revision: 2)
    worker.store.keep(changed)
    #expect(detail.title == "Oat milk")
    detail.router.routeToNoteEditor()
    let editor = try #require(window.visibleViewController as? NoteEditorViewController)
    #expect(editor.router.dataStore.noteToEdit == changed)
  }

  @Test func `a scene that closes passes data back by the data stores`() async throws {
    let world = NotesWorld()
    let window = Window()
    CleanSwiftPattern().showNotes(with: world.environment, in: window)
    await settle()
    await world.answer(0, with: Note.samples)
    let list = try #require(window.visibleViewController as? NoteListViewController)
    window.tapRow(1, of: "notes")
    window.tap("delete")
    #expect(list.router.dataStore.notice == .deleted(title: "Milk"))
    #expect(window.text(of: "status") == "Deleted \"Milk\".")
    window.tap("undo")
    window.tap("add")
    window.type("Bread", into: "noteTitle")
    window.tap("save")
    await settle()
    await world.answer(1, with: .sample("n4", "Bread", second: 9), status: 201)
    #expect(list.router.dataStore.selectedNoteID == "n4")
    #expect(window.visibleViewController?.title == "Bread")
  }

  @Test func `an interactor responds unasked when the store changes`() async {
    let worker = FakeNotesWorker()
    let presenter = FakeNoteDetailPresenter()
    worker.store.keep(milk)
    var interactor: NoteDetailInteractor? = NoteDetailInteractor(presenter: presenter, worker: worker)
    interactor?.noteID = "n2"
    interactor?.showNote(request: NoteDetailModels.ShowNote.Request())
    #expect(presenter.responses.count == 1)
    worker.store.keep(.sample("n2", "Oat milk", revision: 2))
    #expect(presenter.responses.count == 2)
    weak let released = interactor
    interactor = nil
    #expect(released == nil)
  }

  @Test(arguments: Outcome.allCases)
  func `a failure rises from worker to presenter as it is`(outcome: Outcome) async {
    let (worker, presenter) = (FakeLoginWorker(), FakeLoginPresenter())
    let interactor = LoginInteractor(
      presenter: presenter, worker: worker, sessionWorker: FakeSessionWorker())
    interactor.logIn(request: LoginModels.LogIn.Request(email: "ada@example.com", password: "lovelace"))
    await settle()
    await worker.held.replies.end(with: .failure(outcome.failure))
    #expect(presenter.responses == [.started, .failed(outcome.failure)])
  }

  @Test func `the editor's question is the view controller's`() {
    let (interactor, router) = (FakeNoteEditorInteractor(), FakeNoteEditorRouter())
    let editor = NoteEditorViewController(interactor: interactor, router: router)
    let window = Window(rootViewController: editor)
    let requests = interactor.requests
    editor.displayQuestion(viewModel: NoteEditorModels.CancelEditing.QuestionViewModel())
    #expect(window.visibleViewController is AlertController)
    window.tap("discard")
    #expect(router.routes == [.back])
    #expect(interactor.requests == requests)
  }

  @Test func `the composition root chooses the first scene`() throws {
    let world = LoginWorld()
    let window = Window()
    CleanSwiftPattern().showLogin(with: world.environment, in: window)
    #expect(window.visibleViewController is LoginViewController)
    world.store.text = Session.adaAsText
    CleanSwiftPattern().showLogin(with: world.environment, in: window)
    let home = try #require(window.visibleViewController as? HomeViewController)
    #expect(home.router.dataStore.user == Session.ada.user)
  }

  @Test func `the interactor knows what the list tells`() {
    let worker = FakeNotesWorker()
    let list = NoteListScene(worker: worker)
    list.interactor.notice = .deleted(title: "Milk")
    list.show()
    list.filter("")
    #expect(list.interactor.notice == nil)
    #expect(worker.calls.first == .sendDelete)
  }
}
