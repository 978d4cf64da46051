import AccountService
import Examples
import Scenarios
import TerminalKit

/// Invents a session step by step: what a hasty user, an unreliable server and a worn disk might do next.
///
/// It looks at one program to know what can be done, so that few steps are wasted; the same seed over programs that behave
/// alike gives the same session. Passwords are dots, so that a printed session can be pasted back in as it is.
struct RandomSession {
  private var random: SeededGenerator
  private let example: Example

  init(seed: UInt64, example: Example) {
    random = SeededGenerator(seed: seed)
    self.example = example
  }

  /// What happens before the launch.
  mutating func opening() -> [Step] {
    switch example {
    case .greeting: chance(3) ? [person()] : []
    case .login: [.server(.holds)] + (chance(4) ? [.sessionFile(storedSession())] : [])
    }
  }

  /// What happens next to the program that the driver drives.
  @MainActor
  mutating func next(for driver: AppDriver) -> Step {
    switch example {
    case .greeting: nextInGreeting(isOpen: driver.window != nil)
    case .login: nextInLogin(driver)
    }
  }

  // MARK: Greeting

  private mutating func nextInGreeting(isOpen: Bool) -> Step {
    guard isOpen else { return chance(4) ? person() : .launch }
    return pick([
      (6, .tap("showGreeting")), (2, .doubleTap("showGreeting")), (1, .screen), (2, .close), (1, person()),
    ])
  }

  private mutating func person() -> Step {
    let names = ["Ada", "", "Grace Brewster", " Harry ", "Zoë", "李", "e\u{301}"]
    let first = names.randomElement(using: &random) ?? ""
    return .person(first: first.isEmpty ? "Ada" : first, last: names.randomElement(using: &random) ?? "")
  }

  // MARK: Login

  @MainActor
  private mutating func nextInLogin(_ driver: AppDriver) -> Step {
    let waiting = (driver.world.service?.exchanges ?? []).filter { $0.state != .ended }.map(\.number)
    let answer = waiting.randomElement(using: &random).map { reply(to: $0) }
    guard driver.window != nil else {
      return pick([(8, .launch), (2, storage()), (1, .sessionFile(storedSession()))] + weighted(answer, 4))
    }
    if driver.window?.widget("logOut") != nil {
      return pick(
        [(6, .tap("logOut")), (2, .doubleTap("logOut")), (3, .close), (1, storage()), (1, .screen)]
          + weighted(answer, 3))
    }
    let isWaiting = (driver.window?.widget("cancel") as? Button)?.isEnabled == true
    let common: [(Int, Step)] = [
      (isWaiting ? 1 : 4, .type(email(), into: "email")),
      (isWaiting ? 1 : 4, .type(password(), into: "password")),
      (1, .clear("email")), (1, .clear("password")), (isWaiting ? 2 : 8, .tap("logIn")),
      (1, .doubleTap("logIn")), (isWaiting ? 5 : 1, .tap("cancel")), (1, .doubleTap("cancel")), (1, .close),
      (1, storage()), (1, .screen),
    ]
    return pick(common + weighted(answer, isWaiting ? 14 : 4))
  }

  private mutating func reply(to request: Int) -> Step {
    let statuses = [401, 423, 429, 500, 503, 404, 302, 204, 418]
    let bodies: [Payload] = [.text(Self.ada), .text(Self.grace), .text("{"), .text(""), .bytes(3)]
    return pick([
      (8, .server(.answers(status: 200, body: .text(chance(2) ? Self.ada : Self.grace), request: request))),
      (
        6,
        .server(
          .answers(status: statuses.randomElement(using: &random) ?? 500, body: .text(""), request: request))
      ),
      (
        2,
        .server(
          .answers(status: 200, body: bodies.randomElement(using: &random) ?? .text(""), request: request))
      ),
      (2, .server(.unreachable(request: request))), (2, .server(.timesOut(request: request))),
    ])
  }

  private mutating func email() -> String {
    ["ada@example.com", "grace@example.com", " ", "ada", "@", " a@b ", "ä@ö"].randomElement(using: &random)
      ?? ""
  }

  private mutating func password() -> String {
    ["••••••••", "•", "•••"].randomElement(using: &random) ?? ""
  }

  private mutating func storage() -> Step { .storage(works: !chance(3)) }

  private mutating func storedSession() -> Payload {
    [.text(Self.stored), .text("{"), .text(""), .bytes(20), .text(#"{"token":1}"#)].randomElement(
      using: &random)
      ?? .text("")
  }

  private static let ada = answer("u1", "Ada Lovelace", "ada@example.com")
  private static let grace = answer("u2", "Grace Hopper", "grace@example.com")
  private static let stored = answer("u3", "Alan Turing", "alan@example.com")

  private static func answer(_ id: String, _ name: String, _ email: String) -> String {
    #"{"token":"t-\#(id)","user":{"email":"\#(email)","id":"\#(id)","name":"\#(name)"}}"#
  }

  // MARK: Dice

  /// Whether one of so many chances comes true.
  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private func weighted(_ step: Step?, _ weight: Int) -> [(Int, Step)] { step.map { [(weight, $0)] } ?? [] }

  private mutating func pick(_ choices: [(weight: Int, step: Step)]) -> Step {
    var place = Int.random(in: 0..<choices.map(\.weight).reduce(0, +), using: &random)
    for choice in choices {
      place -= choice.weight
      if place < 0 { return choice.step }
    }
    return .screen
  }
}
