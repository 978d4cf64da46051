import Testing

@testable import TerminalKit

@MainActor @Suite struct ChildrenTests {
  private let log = LoggingScreen.Log()
  private let parent: LoggingScreen
  private let child: LoggingScreen
  private let window = Window()

  init() {
    (parent, child) = (LoggingScreen("parent", log), LoggingScreen("child", log))
  }

  private func embed() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `A child appears and disappears with its parent`() {
    embed()
    #expect(log.take() == "child will move in, parent load, child load, child did move in")
    window.rootViewController = parent
    #expect(log.take() == "parent will appear, child will appear, child did appear, parent did appear")
    window.close()
    #expect(
      log.take() == "parent will disappear, child will disappear, child did disappear, parent did disappear")
  }

  @Test func `A child is added to and removed from a visible parent`() {
    window.rootViewController = parent
    _ = log.take()
    embed()
    #expect(
      log.take() == "child will move in, child load, child will appear, child did appear, child did move in")
    #expect(parent.children.count == 1 && child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == """
        child will move out, child will disappear for good, child did disappear for good, child did move out
        """)
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func `A child that is added to an appearing parent has appeared before the parent has`() {
    final class Embedding: ViewController {
      var log: LoggingScreen.Log?
      var child: ViewController?
      override func viewWillAppear() {
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        log?.append("parent has added it")
      }
    }
    let parent = Embedding()
    (parent.log, parent.child) = (log, child)
    window.rootViewController = parent
    #expect(
      log.take() == """
        child will move in, child load, child will appear, child did move in, parent has added it, \
        child did appear
        """)
  }

  @Test func `A child is drawn where its view is, and updated`() {
    embed()
    parent.view.addSubview(Label(identifier: "last"))
    window.rootViewController = parent
    #expect(window.widgets.map(\.accessibilityIdentifier) == ["parent", "child", "last"])
    #expect(window.visibleViewController === parent)
    let revision = window.revision
    child.state.text = "changed"
    #expect(window.revision > revision)
    window.layoutIfNeeded()
    #expect(child.label.text == "changed")
  }

  @Test func `A child that is added after its view is updated too`() {
    window.rootViewController = parent
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    child.state.text = "late"
    parent.addChild(child)
    window.layoutIfNeeded()
    #expect(child.label.text == "late")
  }

  @Test func `An update that changes what its parent shows schedules the parent's`() {
    embed()
    window.rootViewController = parent
    child.didUpdate = { [parent] in parent.state.text = "seen" }
    child.state.text = "changed"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(parent.label.text == "seen")
  }

  @Test func `A child whose view is not part of the screen neither appears nor is updated`() {
    parent.addChild(child)
    child.loadViewIfNeeded()
    window.rootViewController = parent
    child.state.text = "unseen"
    window.layoutIfNeeded()
    #expect(child.appearance == .disappeared && child.label.text.isEmpty)
  }

  @Test func `An embedded navigation controller shows its top`() {
    let navigation = NavigationController(rootViewController: child)
    parent.addChild(navigation)
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
    window.rootViewController = parent
    #expect(window.widgets.map(\.accessibilityIdentifier) == ["parent", "child"])
    let next = LoggingScreen("next", log)
    navigation.pushViewController(next)
    next.state.text = "seen"
    window.layoutIfNeeded()
    #expect(window.widgets.map(\.accessibilityIdentifier) == ["parent", "next"])
    #expect(next.label.text == "seen")
    #expect(window.goBack() && window.widget("child") != nil)
    #expect(!window.goBack())
  }

  @Test func `Adding a child takes it from its earlier parent`() {
    let other = LoggingScreen("other", log)
    embed()
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
    let navigation = NavigationController()
    navigation.pushViewController(child)
    #expect(other.children.isEmpty && child.parent === navigation)
  }

  @Test func `A parent retains a child, not the reverse`() {
    weak var released: LoggingScreen?
    do {
      let outer = LoggingScreen("outer", log)
      released = outer
      outer.addChild(child)
    }
    #expect(released == nil && child.parent == nil)
  }
}
