import Examples
import Fuzzing
import Scenarios
import TerminalKit
import Testing

/// What outlives its window is found and named, though nothing in the pattern tells of it.
@MainActor @Suite(.serialized) struct LifetimeTests {
  @Test(
    arguments: [
      (nil, .greeting, nil),
      (.leaksTheGreetingScreen, .greeting, "ScenariosTests.AdjustableGreeting is alive"), (nil, .login, nil),
      (.leaksLogIn, .login, "ScenariosTests.AdjustableLogin is alive"),
      (.leaksHome, .login, "ScenariosTests.AdjustableHome is alive"),
    ] as [(Rule?, Example, String?)])
  func `A screen is found behind the controller that shows it, and once another has taken its place`(
    rule: Rule?, example: Example, seen: String?
  ) async {
    let script =
      example == .greeting
      ? "tap showGreeting" : "type email ada@example.com\ntype password lovelace\ntap logIn\ntap logOut"
    let result = await ScenarioRunner.run(
      Scenario(example, "a story", script), with: AdjustablePattern(breaking: rule))
    #expect(result.passed == (seen == nil))
    #expect(result.failure?.reason == seen.map { .mismatch(expected: "nothing left", seen: $0) })
  }

  @Test(arguments: [0, 1])
  func `A random session ends with a difference if a program, even the first, leaves something behind`(
    place: Int
  ) async throws {
    var patterns = [AdjustablePattern(), AdjustablePattern()]
    let steps = [Step.launch, .close, .launch]
    #expect(await SessionComparer(of: patterns, example: .greeting).difference(in: steps) == nil)
    patterns[place] = AdjustablePattern(breaking: .leaksTheGreetingScreen)
    let found = try #require(
      await SessionComparer(of: patterns, example: .greeting).difference(in: steps))
    #expect(found.what == "ScenariosTests.AdjustableGreeting is alive")
    #expect((found.reference == found.other) == (place == 0))
  }

  @Test(arguments: KeepingPattern.Place.allCases)
  func `An object is found wherever it is held, and whenever it was made`(place: KeepingPattern.Place) async {
    let result = await ScenarioRunner.run(
      Scenario(.greeting, "a story", "tap showGreeting"), with: KeepingPattern(place: place))
    let kept = place == .ofTheKit ? "Examples.GreetingScreen" : "ScenariosTests.KeptObject"
    #expect(result.failure?.reason == .mismatch(expected: "nothing left", seen: "\(kept) is alive"))
    KeptObject.kept = []
  }

  @Test func `A window is found that somebody keeps`() async {
    let pattern = WindowKeepingPattern()
    let result = await ScenarioRunner.run(Scenario(.greeting, "a story", "screen"), with: pattern)
    #expect(
      result.failure?.reason
        == .mismatch(expected: "nothing left", seen: "TerminalKit.Window is alive"))
    WindowKeepingPattern.kept = nil
  }

  @Test func `An object is found where another stood that has gone`() async throws {
    // Each is let go once the next is there, whose memory the one after that takes.
    let launches = Array(repeating: [Step.launch, .close], count: 8).flatMap(\.self)
    let comparer = SessionComparer(of: [KeepingPattern(place: .untilTheNext)], example: .greeting)
    let found = try #require(await comparer.difference(in: launches))
    #expect(found.what == "ScenariosTests.KeptObject is alive")
    KeptObject.kept = []
  }
}

/// A screen that somebody keeps an object of.
struct KeepingPattern: GreetingPattern, LoginPattern {
  /// Where the screen holds it.
  enum Place: CaseIterable {
    case inTheClass, inTheClassAbove, inAList, sinceTheTap, untilTheNext, ofTheKit
  }

  let id = "keeping"
  let place: Place

  func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = KeepingController(place: place)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    window.rootViewController = ViewController()
  }
}

@MainActor
final class KeptObject {
  static var kept: [AnyObject] = []

  init() {
    Self.kept.append(self)
  }
}

class KeepingBase: ViewController {
  var above: KeptObject?
}

final class KeepingController: KeepingBase {
  private let screen = GreetingScreen()
  private let place: KeepingPattern.Place
  private var own: KeptObject?
  private var list: [String: [KeptObject]] = [:]

  init(place: KeepingPattern.Place) {
    self.place = place
    super.init()
    switch place {
    case .inTheClass: own = KeptObject()
    case .inTheClassAbove: above = KeptObject()
    case .inAList: list["a"] = [KeptObject()]
    case .sinceTheTap: break
    case .ofTheKit: KeptObject.kept.append(screen)
    case .untilTheNext:
      own = KeptObject()
      KeptObject.kept.removeAll { $0 !== own }
    }
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(self, action: KeepingController.didTap, for: .touchUpInside)
  }

  private func didTap() {
    if place == .sinceTheTap { own = KeptObject() }
  }
}

/// A pattern that keeps the latest window for good.
struct WindowKeepingPattern: GreetingPattern, LoginPattern {
  static var kept: Window?

  let id = "window-keeping"

  func showGreeting(for person: Person, in window: Window) {
    Self.kept = window
    window.rootViewController = ViewController()
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    showGreeting(for: .davidBlaine, in: window)
  }
}
