import Examples
import TerminalKit
import Testing

@testable import MVP

/// Hands the list's view a presenter that does nothing: whatever the view then shows of its own accord, it has decided itself.
struct NoteListScreenTests {
  @Test(arguments: ["", "0", "3", "empty", "No notes.", "No note matches.", "Loading…"], ["", "milk"])
  func `the view shows the text that it is given, whatever its list and its filter are`(
    status: String, filter: String
  ) {
    for titles in [[], ["Milk"]] {
      let view = NoteListViewController(presenter: IdleNoteListPresenter())
      view.loadViewIfNeeded()
      view.screen.filterField.text = filter
      view.setTitles(titles)
      view.setStatus(status)
      #expect(view.screen.statusLabel.text == status)
    }
  }

  @Test(arguments: ["", "milk"])
  func `the view says nothing of its own when its list becomes empty or its filter is edited`(filter: String)
  {
    let view = NoteListViewController(presenter: IdleNoteListPresenter())
    view.loadViewIfNeeded()
    view.setTitles(["Milk"])
    view.setStatus("")
    view.screen.filterField.text = filter
    view.screen.filterField.sendActions(for: .editingChanged)
    view.setTitles([])
    view.screen.filterField.sendActions(for: .editingChanged)
    view.setLoading(true)
    view.setLoading(false)
    #expect(view.screen.statusLabel.text == "")
  }
}

/// Does nothing.
private final class IdleNoteListPresenter: NoteListPresenting {
  weak var view: (any NoteListView)?

  func viewIsReady() {}

  func setFilter(_ filter: String) {}

  func openNote(atRow row: Int) {}

  func addNote() {}

  func refresh() {}

  func undoDelete() {}
}
