import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The coordinator alone, on fake routes that a fake factory in the flow's container returns; only the editor's flow is real.
struct NoteDetailCoordinatorTests {
  private let factory = FakeNoteDetailFactory()
  private let list = ViewController()
  private let navigationController: NavigationController
  private let window: Window
  private let coordinator: NoteDetailCoordinator

  init() {
    navigationController = NavigationController(rootViewController: list)
    window = Window(rootViewController: navigationController)
    let container = NoteDetailContainer(shared: NotesSharedContainer(environment: NotesWorld().environment))
    container.detailFactory = factory
    coordinator = NoteDetailCoordinator(navigationController: navigationController, container: container)
    coordinator.start(id: "n1")
  }

  @Test func `it pushes the screen of its note`() {
    #expect(factory.madeIDs == ["n1"])
    #expect(navigationController.topViewController === factory.routes.viewController)
  }

  @Test func `it pops its screen, and ends once that is gone`() {
    var notices: [NotesNotice?] = []
    coordinator.finished = { notices.append($0) }
    coordinator.finishIfPopped()
    #expect(notices == [])
    factory.routes.closed?(.deleted(title: "Tea"))
    #expect(navigationController.topViewController === list)
    coordinator.finishIfPopped()
    #expect(notices == [.deleted(title: "Tea")])
  }

  @Test func `it pops no screen but its own`() {
    let other = ViewController()
    navigationController.pushViewController(other)
    factory.routes.closed?(nil)
    #expect(navigationController.topViewController === other)
  }

  @Test func `it hands a retry on`() {
    var retries = 0
    coordinator.retryRequested = { retries += 1 }
    factory.routes.retryRequested?()
    #expect(retries == 1)
  }

  @Test func `it runs the editor's flow until that ends`() {
    factory.routes.editRequested?()
    #expect(coordinator.childCoordinators.first is NoteEditorCoordinator)
    navigationController.dismiss()
    #expect(coordinator.childCoordinators.isEmpty)
  }
}
