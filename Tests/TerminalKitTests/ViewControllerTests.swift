import Testing

@testable import TerminalKit

@MainActor @Suite struct ViewControllerTests {
  @Test func `Properties are updated only after a change`() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    #expect(screen.updateCount == 1)
    #expect(screen.status.text == "Please log in.")
    window.layoutIfNeeded()
    #expect(screen.updateCount == 1)

    screen.state.status = "Welcome"
    screen.state.isBusy = true
    #expect(screen.updateCount == 1, "updated only when the window is drawn")
    window.layoutIfNeeded()
    #expect(screen.updateCount == 2, "one update for all changes")
    #expect(screen.status.text == "Welcome")
    #expect(!screen.email.isEnabled)
    #expect(screen.indicator.isAnimating)

    screen.state.isBusy = false
    window.layoutIfNeeded()
    #expect(screen.updateCount == 3, "tracked again after an update")
    #expect(screen.email.isEnabled)
  }

  @Test func `A change of observed state schedules a redraw`() {
    let screen = LoginScreen()
    let window = Window(rootViewController: screen)
    var count = 0
    window.onNeedsDisplay = { count += 1 }
    screen.state.status = "Welcome"
    #expect(count == 1)
    screen.state.status = "Good-bye"
    #expect(count == 1, "already scheduled")
  }
}
