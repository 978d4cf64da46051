import Examples
import Fuzzing
import Driver
import TerminalKit
import Testing

/// Scenarios and random sessions detect objects that outlive their window.
@MainActor @Suite(.serialized) struct LifetimeTests {
  @Test(arguments: [0, 1])
  func `A session ends with a difference if any program, also the first, leaks an object`(
    place: Int
  ) async throws {
    var patterns = [LeakyPattern(place: nil), LeakyPattern(place: nil)]
    let steps = [Step.launch, .close, .launch]
    #expect(await SessionComparer(of: patterns, example: .greeting).difference(in: steps) == nil)
    patterns[place] = LeakyPattern(place: .sharedScreen)
    let found = try #require(
      await SessionComparer(of: patterns, example: .greeting).difference(in: steps))
    #expect(found.what == "Examples.GreetingScreen is alive")
    #expect((found.reference == found.other) == (place == 0))
    LeakedObject.all = []
  }

  @Test(arguments: LeakyPattern.Place.allCases)
  func `A leaked object is detected wherever it is held, and whenever it was created`(
    place: LeakyPattern.Place
  ) async {
    let result = await ScenarioRunner.run(
      Scenario(.greeting, "a story", "tap showGreeting"), with: LeakyPattern(place: place))
    let alive =
      switch place {
      case .sharedScreen: "Examples.GreetingScreen"
      case .window: "TerminalKit.Window"
      default: "ScenariosTests.LeakedObject"
      }
    #expect(result.failure?.reason == .mismatch(expected: "nothing alive after the last step", seen: alive))
    LeakedObject.all = []
  }

  @Test func `A leaked object is detected at a reused address`() async throws {
    // Each object is released once the next exists, so that later objects reuse its address.
    let launches = Array(repeating: [Step.launch, .close], count: 8).flatMap(\.self)
    let comparer = SessionComparer(of: [LeakyPattern(place: .untilTheNext)], example: .greeting)
    let found = try #require(await comparer.difference(in: launches))
    #expect(found.what == "ScenariosTests.LeakedObject is alive")
    LeakedObject.all = []
  }
}

/// A pattern that leaks an object of its screen, or its window, or nothing.
struct LeakyPattern: GreetingPattern {
  /// The property that holds the object.
  enum Place: CaseIterable {
    case inTheClass, inTheSuperclass, inAnEmptySubclass, inADictionary, inATuple, inAnEnum, weakly,
      sinceTheTap
    case untilTheNext, sharedScreen, window, inAChild, inAPresentedScreen
  }

  let place: Place?
  nonisolated var id: String { place == nil ? "sound" : "leaky" }

  func showGreeting(for person: Person, in window: Window) {
    if place == .window { LeakedObject.all.append(window) }
    window.rootViewController = LeakyController(place: place)
  }
}

@MainActor
protocol Leaked: AnyObject {}

@MainActor
final class LeakedObject: Leaked {
  static var all: [AnyObject] = []

  init() {
    Self.all.append(self)
  }
}

@MainActor
class LeakyHolder {
  let object = LeakedObject()
}

final class EmptySubclass: LeakyHolder {}

class LeakyBase: ViewController {
  var inherited: LeakedObject?
}

/// A state whose cases hold different values.
enum LeakyState {
  case empty
  case holding(LeakedObject)
}

final class LeakyController: LeakyBase {
  private let screen = GreetingScreen()
  private let place: LeakyPattern.Place?
  private var own: LeakedObject?
  private var list: [String: [LeakedObject]] = [:]
  private var holder: LeakyHolder?
  private var state = LeakyState.empty
  private var pair: (number: Int, object: any Leaked)?
  private weak var delegate: (any Leaked)?

  init(place: LeakyPattern.Place?) {
    self.place = place
    super.init()
    switch place {
    case .inTheClass: own = LeakedObject()
    case .inTheSuperclass: inherited = LeakedObject()
    case .inADictionary: list["a"] = [LeakedObject()]
    case .inATuple: pair = (1, LeakedObject())
    case .inAnEnum: state = .holding(LeakedObject())
    case .weakly:
      let leaked = LeakedObject()
      delegate = leaked
    case .inAnEmptySubclass: holder = EmptySubclass()
    case .sinceTheTap, .window, .inAPresentedScreen, nil: break
    case .inAChild:
      let child = LeakyBase()
      child.inherited = LeakedObject()
      addChild(child)
    case .sharedScreen: LeakedObject.all.append(screen)
    case .untilTheNext:
      own = LeakedObject()
      LeakedObject.all.removeAll { $0 !== own }
    }
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(self, action: LeakyController.didTap, for: .touchUpInside)
  }

  private func didTap() {
    if place == .sinceTheTap { own = LeakedObject() }
    guard place == .inAPresentedScreen else { return }
    let presented = LeakyBase()
    presented.inherited = LeakedObject()
    present(presented)
  }
}
