import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter.
struct NoteListViewTests {
  private let presenter = FakeNoteListPresenter()
  private let view: NoteListViewController
  private let window: Window

  init() {
    view = NoteListViewController(view: NoteListScreen(), presenter: presenter, banner: ViewController())
    window = Window(rootViewController: view)
    window.layoutIfNeeded()
  }

  @Test func `it has the notes read when it is shown`() {
    #expect(presenter.calls == [.load])
  }

  @Test func `it shows the state`() {
    presenter.status = "Loading…"
    presenter.rows.removeFirst()
    window.layoutIfNeeded()
    #expect(window.text(of: "status") == "Loading…")
    #expect(window.rows(of: "notes") == ["Milk"])
  }

  @Test func `a row fires the route with its note, and is an action`() {
    var ids: [Note.ID] = []
    view.noteSelected = { ids.append($0) }
    window.tapRow(1, of: "notes")
    #expect(ids == ["n2"])
    #expect(presenter.calls == [.load, .userDidAct])
  }

  @Test func `add fires the route, and is an action`() {
    var adds = 0
    view.addRequested = { adds += 1 }
    window.tap("add")
    #expect(adds == 1)
    #expect(presenter.calls == [.load, .userDidAct])
  }

  @Test func `it passes on the filter, and the taps on refresh and undo`() {
    presenter.canUndo = true
    window.layoutIfNeeded()
    window.type("m", into: "filter")
    window.tap("refresh")
    window.tap("undo")
    #expect(presenter.calls == [.load, .setFilter("m"), .refresh, .undoDelete])
  }

  @Test func `it hands the banner's retry and a flow's notice to its presenter`() {
    view.retryDelete()
    view.tell(.noSuchNote("n9"))
    #expect(presenter.calls == [.load, .retryDelete, .tell(.noSuchNote("n9"))])
  }
}
