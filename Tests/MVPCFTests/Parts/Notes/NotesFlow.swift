import Examples
import TerminalKit
import TestSupport

@testable import MVPCF

/// The Notes flow in a window, with a fake of the list's module and the real flows of the note and the editor, whose coordinators
/// it makes itself.
struct NotesFlow {
  let window = Window()
  let coordinator: NotesCoordinator
  let navigationController = NavigationController()
  private let world: NotesWorld
  private let lists = FakeNoteListFactory()

  init(in world: NotesWorld, openID: Note.ID? = nil) {
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
  var openedIDs: [Note.ID] {
    world.requests.filter { $0.hasPrefix("GET /notes/") }.map { String($0.dropFirst("GET /notes/".count)) }
  }

  /// The editor that is presented.
  var editor: (any NoteEditorRoutes)? {
    (navigationController.presentedViewController as? NavigationController)?.topViewController
      as? any NoteEditorRoutes
  }
}
