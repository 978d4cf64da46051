import Testing

@testable import TerminalKit

@MainActor @Suite struct BackTests {
  private let log = LoggingScreen.Log()
  private let a: LoggingScreen
  private let b: LoggingScreen
  private let navigation: NavigationController
  private let window: Window

  init() {
    (a, b) = (LoggingScreen("a", log), LoggingScreen("b", log))
    navigation = NavigationController(rootViewController: a)
    window = Window(rootViewController: navigation)
    let log = log
    window.onBack = { log.append("back") }
    _ = log.take()
  }

  /// Goes back and returns the result and the log without the calls about appearing and moving.
  private func goBack() -> String {
    _ = log.take()
    #expect(window.canGoBack == window.goBack())
    return log.take().split(separator: ", ").filter { $0 == "back" || $0.contains(" is ") }
      .joined(separator: ", ")
  }

  @Test func `There is nothing to go back to`() {
    #expect(goBack() == "")
    window.close()
    #expect(goBack() == "")
  }

  @Test func `A pushed screen is popped`() {
    navigation.delegate = a
    navigation.pushViewController(b)
    #expect(goBack() == "back, a is told of a")
    #expect(window.visibleViewController === a && b.parent == nil)
  }

  @Test func `A presented screen is dismissed and the delegate told`() {
    navigation.pushViewController(LoggingScreen("pushed", log))
    b.presentationController?.delegate = a
    navigation.present(b)
    #expect(goBack() == "back, a is told that b is dismissed")
    #expect(window.visibleViewController?.title == "pushed")
  }

  @Test func `The program's own dismissal is not reported`() {
    b.presentationController?.delegate = a
    a.present(b)
    _ = log.take()
    b.dismiss()
    #expect(log.take() == "b will disappear, b did disappear")
  }

  @Test func `A completion runs when the screen is gone`() {
    let top = LoggingScreen("top", log)
    for dismissing in [a, b, top] {
      a.present(b)
      b.present(top)
      _ = log.take()
      dismissing.dismiss { [log, window] in log.append("\(window.visibleViewController?.title ?? "") is left")
      }
      let left = dismissing === a ? "a" : "b"
      #expect(log.take().hasSuffix("did disappear, \(left) is left"))
      a.dismiss()
    }
    a.dismiss { Issue.record("nothing was dismissed") }
  }

  @Test(arguments: [false, true])
  func `A modal screen stays and the delegate is asked`(isInNavigationController: Bool) {
    b.isModalInPresentation = true
    let sheet = isInNavigationController ? NavigationController(rootViewController: b) : b
    sheet.title = "b"
    b.presentationController?.delegate = a
    a.present(sheet)
    #expect(goBack() == "back, a is asked to dismiss b")
    #expect(window.visibleViewController === b)
    b.isModalInPresentation = false
    #expect(goBack() == "back, a is told that b is dismissed")
  }

  @Test func `Back sees the latest state, drawn or not`() {
    final class Locking: ViewController {
      let state = LoggingScreen.State()
      override func updateProperties() { isModalInPresentation = state.text == "locked" }
    }
    let sheet = Locking()
    a.present(sheet)
    window.layoutIfNeeded()
    sheet.state.text = "locked"
    #expect(window.goBack() && window.visibleViewController === sheet)
  }

  @Test func `An alert runs its cancel action and stays without one`() {
    let log = log
    let alert = AlertController(title: "Discard?", message: nil)
    alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in log.append("x is discarded") })
    a.present(alert)
    #expect(goBack() == "")
    #expect(window.visibleViewController === alert)
    alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in log.append("x is kept") })
    #expect(goBack() == "back, x is kept")
    #expect(window.visibleViewController === a)
  }
}
