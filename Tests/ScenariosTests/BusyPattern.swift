import Examples
import TerminalKit

/// A pattern whose screen counts turns of the main actor, forever or up to a limit, and shows each number or only the last.
struct BusyPattern: GreetingPattern {
  let id = "busy"
  var turns = Int.max
  var isSilent = false

  func showGreeting(for person: Person, in window: Window) {
    let (controller, screen) = (ViewController(), GreetingScreen())
    controller.view = screen
    window.rootViewController = controller
    work(on: screen, turn: 1)
  }

  /// Counts until the screen is deallocated.
  private func work(on screen: GreetingScreen, turn: Int) {
    if !isSilent || turn == turns { screen.greetingLabel.text = "\(turn)" }
    guard turn < turns else { return }
    Task { [weak screen] in
      if let screen { work(on: screen, turn: turn + 1) }
    }
  }
}
