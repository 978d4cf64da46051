import Examples
import TerminalKit

@testable import MVPCF

/// Routes of the list's module that a test fires; keeps what the coordinator hands over.
final class FakeNoteListRoutes: @MainActor NoteListRoutes {
  enum Call: Equatable {
    case tell(NotesNotice)
    case retryDelete
  }

  var noteSelected: ((_ id: String) -> Void)?
  var addRequested: (() -> Void)?
  var calls: [Call] = []
  let viewController = ViewController()

  func tell(_ notice: NotesNotice) {
    calls.append(.tell(notice))
  }

  func retryDelete() {
    calls.append(.retryDelete)
  }
}
