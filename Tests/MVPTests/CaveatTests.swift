import Examples
import TestSupport
import Testing

@testable import MVP

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `a late answer finds no view and does no harm`() async throws {
    let world = LoginWorld()
    let presenter = LoginPresenter(
      model: LoginModel(
        client: LoginClient(environment: world.environment), store: SessionStore(store: world.store)))
    var view: FakeLoginView? = FakeLoginView(presenter: presenter)
    weak let released = view
    presenter.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    view = nil
    #expect(released == nil)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `the model of Notes tells its observers and does not keep them alive`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    var observer: CountingObserver? = CountingObserver()
    weak let released = observer
    observer.map(model.addObserver)
    model.replaceNotes(with: Note.samples)
    #expect(observer?.count == 1)
    observer = nil
    #expect(released == nil)
  }
}

/// Counts the changes that it hears of.
private final class CountingObserver: NotesObserver {
  var count = 0

  func notesDidChange() {
    count += 1
  }
}
