import Examples
import TerminalKit

@testable import Holder

/// Keeps the routes that were called.
final class FakeNoteDetailRouter: @MainActor NoteDetailRouting {
  enum Call: Equatable {
    case showEditor, close
  }

  var calls: [Call] = []

  func rootView() -> ViewController {
    ViewController()
  }

  func showEditor() {
    calls.append(.showEditor)
  }

  func close() {
    calls.append(.close)
  }
}

/// Keeps the routes that were called.
final class FakeNoteEditorRouter: @MainActor NoteEditorRouting {
  enum Call: Equatable {
    case askToDiscard, close, didClose
    case showNote(Note.ID)
  }

  var calls: [Call] = []

  func rootView() -> ViewController {
    ViewController()
  }

  func askToDiscard() {
    calls.append(.askToDiscard)
  }

  func close() {
    calls.append(.close)
  }

  func showNote(withID id: Note.ID) {
    calls.append(.showNote(id))
  }

  func didClose() {
    calls.append(.didClose)
  }
}

/// Keeps the notes to close.
final class FakeBannerRouter: @MainActor BannerRouting {
  var closedIDs: [Note.ID] = []

  func rootView() -> ViewController {
    ViewController()
  }

  func closeNote(withID id: Note.ID) {
    closedIDs.append(id)
  }
}
