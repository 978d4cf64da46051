import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// The container on a real store: it makes the shown screens equal the state.
struct NotesContainerTests {
  private let store: Store<NotesState, NotesAction>
  private let container: NotesNavigationController
  private let window: Window

  init() {
    let world = NotesWorld()
    var state = NotesState()
    state.replaceNotes(with: Note.samples)
    state.detail = NoteDetailState(noteID: "n1")
    store = Store(
      state,
      reducer: TEAPattern.notesReducer(
        client: NotesClient(environment: world.environment), makeKey: world.environment.makeKey))
    container = NotesNavigationController(store: store)
    window = Window(rootViewController: container)
    window.layoutIfNeeded()
  }

  @Test func `a note that takes another's place has a screen of its own`() {
    weak let first = container.topViewController
    #expect(first?.title == "Tea")
    store.send(.list(.delegate(.noteSelected("n2"))))
    window.layoutIfNeeded()
    #expect(container.topViewController?.title == "Milk")
    #expect(first == nil)
    #expect(container.viewControllers.count == 2)
  }

  @Test func `the same note comes back with a new screen`() {
    container.popViewController()
    window.layoutIfNeeded()
    #expect(store.state.detail == nil)
    store.send(.list(.delegate(.noteSelected("n1"))))
    window.layoutIfNeeded()
    #expect(container.topViewController?.title == "Tea")
  }
}
