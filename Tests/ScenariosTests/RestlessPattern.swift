import Examples
import TerminalKit

/// A pattern whose Greeting screen counts turns of the main actor, for ever or a while.
struct RestlessPattern: Pattern {
  let id = "restless"
  var turns = Int.max

  func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = RestlessController(turns: turns)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    window.rootViewController = RestlessController(turns: turns)
  }
}

/// Changes its label at each turn of the main actor, until it is let go.
private final class RestlessController: ViewController {
  private let screen = GreetingScreen()
  private let turns: Int

  init(turns: Int) {
    self.turns = turns
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    work(turn: 1)
  }

  private func work(turn: Int) {
    screen.greetingLabel.text = "\(turn)"
    guard turn < turns else { return }
    Task { [weak self] in self?.work(turn: turn + 1) }
  }
}
