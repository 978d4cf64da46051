import Examples
import Observation
import TerminalKit

@testable import Holder

/// Records what the modules want to have built.
final class FakeNotesHolder: ModuleHolder, NotesHolding {
  var openedIDs: [Note.ID] = []
  var editors = 0

  func openNote(withID id: Note.ID) {
    openedIDs.append(id)
  }

  func openEditor() {
    editors += 1
  }
}

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

  func showDetail() {
    routes.append("detail")
  }
}

@Observable
final class FakeNoteEditorModule: NoteEditorSupporting {
  let title = "Edit note"
  var noteTitle = "Milk"
  var noteBody = "two litres"
  var problem = ""
  var isSaving = false

  func save(close: @escaping () -> Void, open: @escaping () -> Void) {
    close()
    open()
  }

  func cancel(close: () -> Void, ask: () -> Void) {
    ask()
  }
}

@Observable
final class FakeBannerModule: BannerSupporting {
  var sync = ""
}
