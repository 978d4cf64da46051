import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// The view alone, with its widgets, on a store whose reducer only keeps what is sent.
struct NoteEditorViewTests {
  private let sent = SentActions<NoteEditorState, NoteEditorAction.View>()

  private func window(_ state: NoteEditorState = NoteEditorState(), isGone: Bool = false) -> Window {
    let window = Window(rootViewController: ViewController())
    window.rootViewController?.present(
      NoteEditorViewController(store: sent.scopedStore(state, isGone: isGone)))
    window.layoutIfNeeded()
    return window
  }

  @Test func `each event is an action`() {
    let window = window()
    window.type("Bread", into: "noteTitle")
    window.type("one", into: "noteBody")
    window.tap("save")
    window.tap("cancel")
    window.goBack()
    #expect(
      sent.descriptions == [
        #"titleEdited("Bread")"#, #"bodyEdited("one")"#, "saveTapped", "cancelTapped", "dismissAttempted",
      ])
  }

  @Test func `it asks when the state says so`() {
    var state = NoteEditorState()
    state.isAsking = true
    let window = window(state)
    #expect(window.visibleViewController is AlertController)
    window.tap("keep")
    #expect(sent.descriptions == ["keepTapped"])
  }

  @Test func `it dismisses itself when its state is gone`() {
    let window = window(isGone: true)
    #expect(!(window.visibleViewController is NoteEditorViewController))
    #expect(sent.descriptions == [])
  }
}
