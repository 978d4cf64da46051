import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter, a fake data display manager and a screen in place of the banner.
struct NoteListViewTests {
  private let presenter = FakeNoteListPresenter()
  private let manager = FakeNoteListDataDisplayManager()
  private let banner = ViewController()
  private let view: NoteListViewController
  private let window: Window

  init() {
    view = NoteListViewController(output: presenter, dataDisplayManager: manager, banner: banner)
    window = Window(rootViewController: view)
  }

  @Test func `it says when it is ready`() {
    #expect(presenter.calls == [.ready])
  }

  @Test func `the filter is passed on as it is edited`() {
    window.type("m", into: "filter")
    #expect(presenter.calls.last == .filter("m"))
  }

  @Test func `the buttons pass their taps on`() {
    view.setCanUndo(true)
    for button in ["add", "refresh", "undo"] { window.tap(button) }
    #expect(presenter.calls.dropFirst() == [.add, .refresh, .undo])
  }

  @Test func `a selected row is passed on`() {
    view.didSelectRow(1)
    #expect(presenter.calls.last == .selection(row: 1))
  }

  @Test func `it leaves the rows to the data display manager`() {
    view.setTitles(["Milk", "Tea"])
    #expect(manager.titles == ["Milk", "Tea"])
  }

  @Test func `it shows the status`() {
    view.setStatus("Loading…")
    #expect(window.text(of: "status") == "Loading…")
  }

  @Test func `it shows whether it loads`() {
    view.setLoading(true)
    #expect(view.screen.isLoading)
    view.setLoading(false)
    #expect(!view.screen.isLoading)
  }

  @Test func `the banner is a part of it`() {
    #expect(banner.parent === view)
    #expect(banner.view.superview === view.screen.bannerContainer)
  }
}
