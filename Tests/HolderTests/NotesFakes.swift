import Examples
import Observation
import TerminalKit

@testable import Holder

final class FakeNoteEditorRouter: @MainActor NoteEditorRouting {
  var routes: [String] = []

  func rootView() -> ViewController {
    ViewController()
  }

  func askToDiscard() {
    routes.append("ask")
  }

  func close() {
    routes.append("close")
  }

  func showNote(withID id: Note.ID) {
    routes.append("show \(id)")
  }

  func didClose() {
    routes.append("did close")
  }
}

@Observable
final class FakeNoteEditorModule: NoteEditorSupporting {
  let title = "Edit note"
  var noteTitle = "Milk"
  var noteBody = "two litres"
  var problem = ""
  var isSaving = false

  func save(close: @escaping () -> Void, open: @escaping (Note.ID) -> Void) {
    close()
    open("n4")
  }

  func cancel(close: () -> Void, ask: () -> Void) {
    ask()
  }
}

@Observable
final class FakeBannerModule: BannerSupporting {
  var sync = ""
  var failure = ""

  func retryDelete(close: (Note.ID) -> Void) {
    close("n2")
  }
}

final class FakeBannerRouter: @MainActor BannerRouting {
  var closedIDs: [Note.ID] = []

  func rootView() -> ViewController {
    ViewController()
  }

  func closeNote(withID id: Note.ID) {
    closedIDs.append(id)
  }
}
