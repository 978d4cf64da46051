import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter; its routes are seen.
final class NoteDetailViewTests {
  private enum Route: Equatable {
    case edit, retry
    case closed(NotesNotice?)
  }

  private let presenter = FakeNoteDetailPresenter()
  private let view: NoteDetailViewController
  private let window: Window
  private var routes: [Route] = []

  init() {
    view = NoteDetailViewController(view: NoteDetailScreen(), presenter: presenter, banner: ViewController())
    window = Window(rootViewController: view)
    window.layoutIfNeeded()
    view.editRequested = { [weak self] in self?.routes.append(.edit) }
    view.retryRequested = { [weak self] in self?.routes.append(.retry) }
    view.closed = { [weak self] notice in self?.routes.append(.closed(notice)) }
  }

  @Test func `it shows the note`() {
    #expect(view.title == "Milk")
    #expect(window.text(of: "body") == "two litres")
    #expect(window.text(of: "changed") == "Changed 2026-01-01 09:00:02Z")
  }

  @Test func `edit fires its route`() {
    window.tap("edit")
    #expect(routes == [.edit])
  }

  @Test func `delete closes it with the presenter's notice`() {
    window.tap("delete")
    #expect(routes == [.closed(.deleted(title: "Milk"))])
  }

  @Test func `a note that cannot be read closes it`() throws {
    let couldNotLoad = try #require(presenter.couldNotLoad)
    couldNotLoad(.noSuchNote("n2"))
    #expect(routes == [.closed(.noSuchNote("n2"))])
  }

  @Test func `the banner's retry fires the route, and closes it when the presenter says so`() {
    view.retryDelete()
    #expect(routes == [.retry, .closed(nil)])
  }
}
