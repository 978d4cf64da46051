import Examples
import TerminalKit

/// A pattern whose screen counts turns of the main actor, for ever or a while, and shows each number or only the last.
struct RestlessPattern: GreetingPattern, LoginPattern {
  let id = "restless"
  var turns = Int.max
  var isSilent = false

  func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = RestlessController(turns: turns, isSilent: isSilent)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    window.rootViewController = RestlessController(turns: turns, isSilent: isSilent)
  }
}

/// Changes its label at each turn of the main actor, until it is let go.
private final class RestlessController: ViewController {
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
