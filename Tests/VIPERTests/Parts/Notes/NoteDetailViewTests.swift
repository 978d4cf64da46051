import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter and a screen in place of the banner.
struct NoteDetailViewTests {
  private let presenter = FakeNoteDetailPresenter()
  private let banner = ViewController()
  private let view: NoteDetailViewController
  private let window: Window

  init() {
    view = NoteDetailViewController(output: presenter, banner: banner)
    window = Window(rootViewController: view)
  }

  @Test func `it says when it is ready`() {
    #expect(presenter.calls == [.ready])
  }

  @Test func `the buttons pass their taps on once there is a note`() {
    window.tap("edit")
    #expect(presenter.calls == [.ready])
    view.setHasNote(true)
    window.tap("edit")
    window.tap("delete")
    #expect(presenter.calls == [.ready, .edit, .delete])
  }

  @Test func `it shows the title, the text and the time`() {
    view.setTitle("Milk")
    view.setBody("two litres")
    view.setChanged("Changed 2026-01-01 09:00:02Z")
    #expect(view.title == "Milk")
    #expect(window.text(of: "body") == "two litres")
    #expect(window.text(of: "changed") == "Changed 2026-01-01 09:00:02Z")
  }

  @Test func `the banner is a part of it`() {
    #expect(banner.parent === view)
    #expect(banner.view.superview === view.screen.bannerContainer)
  }
}
