import Examples
import Observation
import TerminalKit
import TestSupport

@testable import MVPCF

@Observable
final class FakeNoteEditorPresenter: NoteEditorPresenter {
  let heading = "Edit note"
  var title = "Milk"
  var body = "two litres"
  var problem = ""
  var isSaving = false
  var calls: [String] = []

  func save(completion: @escaping (_ id: String) -> Void) {
    calls.append("save")
  }

  func cancel(completion: (_ hasChanges: Bool) -> Void) {
    calls.append("cancel")
  }
}

/// Routes of the list's module that the test fires; records what the coordinator hands over.
final class FakeNoteListRoutes: @MainActor NoteListRoutes {
  var noteSelected: ((_ id: String) -> Void)?
  var addRequested: (() -> Void)?
  var notices: [NotesNotice] = []
  var retries = 0
  let viewController = ViewController()

  func tell(_ notice: NotesNotice) {
    notices.append(notice)
  }

  func retryDelete() {
    retries += 1
  }
}

final class FakeNoteListFactory: NoteListFactory {
  let routes = FakeNoteListRoutes()

  func make() -> any NoteListRoutes { routes }
}

/// The Notes flow in a window, with a fake of the list's module and the real ones of the note and the editor.
struct NotesFlow {
  let window = Window()
  let coordinator: NotesCoordinator
  let navigationController = NavigationController()
  private let world: NotesWorld
  private let lists = FakeNoteListFactory()

  init(in world: NotesWorld, openID: String? = nil) {
    self.world = world
    let container = NotesContainer(shared: NotesSharedContainer(environment: world.environment))
    container.listFactory = lists
    coordinator = NotesCoordinator(navigationController: navigationController, container: container)
    coordinator.start(openID: openID)
    window.rootViewController = navigationController
  }

  var list: FakeNoteListRoutes { lists.routes }

  /// The note that is pushed.
  var detail: (any NoteDetailRoutes)? { navigationController.topViewController as? any NoteDetailRoutes }

  /// The identifiers of the notes that were opened; each of them is read, because the list has none.
  var openedIDs: [String] {
    world.requests.filter { $0.hasPrefix("GET /notes/") }.map { String($0.dropFirst("GET /notes/".count)) }
  }

  /// The editor that is presented.
  var editor: (any NoteEditorRoutes)? {
    (navigationController.presentedViewController as? NavigationController)?.topViewController
      as? any NoteEditorRoutes
  }
}
