import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, between a fake interactor and a fake router.
struct NoteDetailViewTests {
  private let interactor = FakeNoteDetailInteractor()
  private let router = FakeNoteDetailRouter()
  private let viewController: NoteDetailViewController
  private let window: Window

  init() {
    viewController = NoteDetailViewController(interactor: interactor, router: router)
    window = Window(rootViewController: viewController)
  }

  private func displayMilk() {
    let viewModel = NoteDetailModels.ShowNote.ViewModel(
      title: "Milk", body: "two litres", changed: "Changed today", hasNote: true)
    viewController.displayNote(viewModel: viewModel)
  }

  @Test func `it embeds the banner and requests the note once it is loaded`() {
    #expect(router.routes == [.banner])
    #expect(interactor.notes == [NoteDetailModels.ShowNote.Request()])
  }

  @Test func `it displays the note`() {
    displayMilk()
    #expect(viewController.title == "Milk")
    #expect(window.text(of: "body") == "two litres")
    #expect(window.text(of: "changed") == "Changed today")
    #expect(viewController.screen.hasNote)
  }

  @Test func `delete is a request, and edit a route`() {
    displayMilk()
    window.tap("delete")
    #expect(interactor.deletes == [NoteDetailModels.DeleteNote.Request()])
    window.tap("edit")
    #expect(router.routes == [.banner, .noteEditor])
  }

  @Test func `it routes to the list once the note is gone`() {
    viewController.displayGoneNote(viewModel: NoteDetailModels.ShowNote.GoneViewModel())
    #expect(router.routes == [.banner, .noteList])
  }

  @Test func `it routes to the list once the note is deleted`() {
    viewController.displayDeletedNote(viewModel: NoteDetailModels.DeleteNote.ViewModel())
    #expect(router.routes == [.banner, .noteList])
  }
}
