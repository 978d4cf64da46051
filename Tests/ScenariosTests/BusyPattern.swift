import Examples
import TerminalKit

/// A pattern whose screen counts turns of the main actor, forever or up to a limit, and shows each number or only the last.
struct BusyPattern: GreetingPattern {
  let id = "busy"
  var turns = Int.max
  var isSilent = false

  func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = BusyController(turns: turns, isSilent: isSilent)
  }
}

/// Counts turns of the main actor until it is deallocated.
private final class BusyController: ViewController {
  private let screen = GreetingScreen()
  private let turns: Int
  private let isSilent: Bool

  init(turns: Int, isSilent: Bool) {
    self.turns = turns
    self.isSilent = isSilent
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    work(turn: 1)
  }

  private func work(turn: Int) {
    if !isSilent || turn == turns { screen.greetingLabel.text = "\(turn)" }
    guard turn < turns else { return }
    Task { [weak self] in self?.work(turn: turn + 1) }
  }
}
