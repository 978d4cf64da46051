import Examples
import TestSupport
import Testing

@testable import MVC

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `the model checks what was entered`() {
    let world = LoginWorld()
    let model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
    #expect(throws: LoginFailure.emptyEmail) { try model.credentials(email: " ", password: "lovelace") }
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
