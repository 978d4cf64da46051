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

/// Routes of the list's module that the test fires.
final class FakeNoteListRoutes: @MainActor NoteListRoutes {
  var noteSelected: ((_ id: String) -> Void)?
  var addRequested: (() -> Void)?
  let viewController = ViewController()
}

/// Routes of a note's module that the test fires; a screen, so that only its container keeps it alive.
final class FakeNoteDetailRoutes: ViewController, @MainActor NoteDetailRoutes {
  var editRequested: (() -> Void)?
  var closed: (() -> Void)?
}

final class FakeNoteListFactory: NoteListFactory {
  let routes = FakeNoteListRoutes()

  func make() -> any NoteListRoutes { routes }
}

final class FakeNoteDetailFactory: NoteDetailFactory {
  var ids: [String] = []
  weak var routes: FakeNoteDetailRoutes?

  func make(id: String) -> any NoteDetailRoutes {
    ids.append(id)
    let made = FakeNoteDetailRoutes()
    routes = made
    return made
  }
}

/// The Notes flow in a window, with fakes of the list's and the note's modules and the real editor.
struct NotesFlow {
  let window = Window()
  let coordinator: NotesCoordinator
  let navigationController = NavigationController()
  private let lists = FakeNoteListFactory()
  private let details = FakeNoteDetailFactory()

  init(in world: NotesWorld, openID: String? = nil) {
    let container = NotesContainer(shared: NotesSharedContainer(environment: world.environment))
    container.listFactory = lists
    container.detailFactory = details
    coordinator = NotesCoordinator(navigationController: navigationController, container: container)
    coordinator.start(openID: openID)
    window.rootViewController = navigationController
  }

  var list: FakeNoteListRoutes { lists.routes }
  var detail: FakeNoteDetailRoutes? { details.routes }
  var openedIDs: [String] { details.ids }

  /// The editor that is presented.
  var editor: (any NoteEditorRoutes)? {
    (navigationController.presentedViewController as? NavigationController)?.topViewController
      as? any NoteEditorRoutes
  }
}
