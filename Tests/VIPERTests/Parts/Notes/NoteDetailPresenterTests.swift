import Examples
import TestSupport
import Testing

@testable import VIPER

/// The presenter alone, between a fake view, a fake interactor, a fake router, a fake banner and a fake output.
struct NoteDetailPresenterTests {
  private let view = FakeNoteDetailView()
  private let interactor = FakeNoteDetailInteractor()
  private let router = FakeNoteDetailRouter()
  private let banner = FakeBannerModuleInput()
  private let output = FakeNoteDetailModuleOutput()
  private let presenter: NoteDetailPresenter

  init() {
    presenter = NoteDetailPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.bannerModuleInput = banner
    presenter.configure(forNoteWithID: "n2", output: output)
  }

  @Test func `it asks for the note of the module's input`() {
    presenter.viewIsReady()
    #expect(interactor.calls == [.obtainNote(id: "n2")])
  }

  @Test func `it shows a note`() {
    let note = Note.sample("n2", "Milk", second: 2)
    presenter.didProvide(NoteDetailData(title: note.title, body: note.body, changed: note.changed))
    #expect(view.title == "Milk")
    #expect(view.body == "two litres")
    #expect(view.changed == "Changed 2026-01-01 09:00:02Z")
    #expect(view.hasNote)
  }

  @Test func `it shows that the note is read`() {
    presenter.didStartReading()
    #expect(view.title == "Note")
    #expect(view.body == "Loading…")
    #expect(!view.hasNote)
  }

  @Test func `a failure closes the screen and is told outside`() {
    presenter.didFailToRead(because: .noSuchNote)
    #expect(router.isClosed)
    #expect(output.calls == [.failureToRead(noteID: "n2", .noSuchNote)])
  }

  @Test func `edit opens an editor for the note`() {
    presenter.didTapEdit()
    #expect(router.editorNoteID == "n2")
  }

  @Test func `delete is asked of the interactor and told outside`() {
    presenter.didTapDelete()
    #expect(interactor.calls == [.deleteNote])
    presenter.didDelete(title: "Milk")
    #expect(output.calls == [.delete(title: "Milk")])
  }

  @Test func `a note that is gone closes the screen`() {
    presenter.didLoseNote()
    #expect(router.isClosed)
  }

  @Test func `the banner shows its data and tells its retry outside`() {
    presenter.didProvide(BannerData(isSending: true))
    #expect(banner.banner == BannerData(isSending: true))
    #expect(banner.output === output)
  }
}
