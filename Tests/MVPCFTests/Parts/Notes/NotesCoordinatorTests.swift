import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The coordinator on fake routes of the list; the flows that it starts are real, as it makes their coordinators.
struct NotesCoordinatorTests {
  private let world = NotesWorld()

  @Test func `the Notes flow shows the note of a row above the list`() async {
    let flow = NotesFlow(in: world)
    flow.list.noteSelected?("n2")
    await settle()
    #expect(flow.openedIDs == ["n2"])
    weak let detail = flow.window.visibleViewController
    #expect(detail is any NoteDetailRoutes)

    flow.detail?.closed?(.deleted(title: "Milk"))
    #expect(flow.window.visibleViewController === flow.list.viewController)
    #expect(flow.list.calls == [.tell(.deleted(title: "Milk"))])
    #expect(detail == nil)
  }

  @Test func `the Notes flow starts at a note with the list beneath`() async {
    let flow = NotesFlow(in: world, openID: "n9")
    await settle()
    #expect(flow.openedIDs == ["n9"])
    #expect(flow.navigationController.viewControllers.first === flow.list.viewController)
    #expect(flow.window.visibleViewController is any NoteDetailRoutes)
  }

  @Test(arguments: [false, true])
  func `a note's flow ends when its screen is popped, by a route or by Back`(byBack: Bool) {
    let flow = NotesFlow(in: world, openID: "n1")
    weak let child = flow.coordinator.childCoordinators.first
    #expect(child is NoteDetailCoordinator)
    flow.detail?.retryRequested?()
    #expect(flow.list.calls == [.retryDelete])
    #expect(child != nil)

    if byBack { flow.window.goBack() } else { flow.detail?.closed?(nil) }
    #expect(child == nil)
    #expect(flow.list.calls == [.retryDelete])
    flow.list.noteSelected?("n2")
    #expect(flow.coordinator.childCoordinators.count == 1)
  }

  @Test func `a second tap on a row starts no second flow`() async {
    let flow = NotesFlow(in: world)
    flow.list.noteSelected?("n1")
    flow.list.noteSelected?("n2")
    await settle()
    #expect(flow.openedIDs == ["n1"])
    #expect(flow.coordinator.childCoordinators.count == 1)
    #expect(flow.navigationController.viewControllers.count == 2)
  }

  @Test func `a note's flow pops its own screen only, and lasts while that is beneath another`() {
    let flow = NotesFlow(in: world, openID: "n1")
    weak let child = flow.coordinator.childCoordinators.first
    let detail = flow.detail
    let other = ViewController()
    flow.navigationController.pushViewController(other)
    detail?.closed?(.noSuchNote("n1"))
    #expect(flow.navigationController.topViewController === other)
    #expect(child != nil)
    flow.navigationController.popToRootViewController()
    #expect(child == nil)
    #expect(flow.list.calls == [.tell(.noSuchNote("n1"))])
  }

  @Test(arguments: [false, true])
  func `the editor's flow is kept until it ends, and hands its result back`(isNew: Bool) async {
    let flow = NotesFlow(in: world, openID: isNew ? nil : "n1")
    if isNew { flow.list.addRequested?() } else { flow.detail?.editRequested?() }
    let parent = isNew ? flow.coordinator : flow.coordinator.childCoordinators.first
    weak let child = parent?.childCoordinators.first
    #expect(child is NoteEditorCoordinator)

    flow.editor?.saved?("n4")
    await settle()
    #expect(child == nil)
    #expect(flow.editor == nil)
    #expect(flow.openedIDs == [isNew ? "n4" : "n1"])
  }

  @Test func `the editor's flow ends as well when the program dismisses it`() {
    let flow = NotesFlow(in: world)
    flow.list.addRequested?()
    weak let child = flow.coordinator.childCoordinators.first
    weak let editor = flow.editor?.viewController
    #expect(child != nil && editor != nil)

    flow.navigationController.dismiss()
    #expect(child == nil)
    #expect(editor == nil)
  }
}
