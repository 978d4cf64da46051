import AccountService
import Examples
import Foundation
import TerminalKit
import TerminalText

/// Drives a program as a UI test does: finds widgets by identifier, acts, waits until the program is idle, checks.
///
/// It depends on a window and the world around it, never on the pattern behind the window.
@MainActor
public final class AppDriver {
  /// The window of the running program; nil before the launch and after closing.
  public private(set) var window: Window?

  /// Called with each new window.
  public var didOpen: ((Window) -> Void)?

  /// Called after each change of the window or of a request.
  public var didChange: (() -> Void)?

  /// Whether a program with a request under way is not idle; requests that the embedded service holds never count.
  public var waitsForServer = true

  private let pattern: any Pattern
  /// The example that the pattern shows.
  public let example: Example
  package let world: World
  /// Whether failures mask passwords; those of a scenario are public.
  let hidesPasswords: Bool
  private var screens: [Weak<ViewController>] = []
  /// The window's revision at which its controllers were last tracked.
  private var trackedRevision: Int?
  private let leakDetector: LeakDetector
  /// The live objects at the first call of `additionalObjects()` since the launch.
  private var firstObjects: [String]?
  /// The turn of the main actor at which something last changed.
  var lastChange = 0
  /// The number of calls of `settle` that are waiting.
  var waiterCount = 0
  var needsDrawing = false

  /// The width of a frame in columns.
  static let frameColumns = 72

  /// Creates a driver without launching the program.
  public init(pattern: any Pattern, example: Example, world: World, hidesPasswords: Bool = true) {
    self.pattern = pattern
    self.example = example
    self.world = world
    self.hidesPasswords = hidesPasswords
    leakDetector = LeakDetector(of: pattern)
    world.transport.didChange = { [weak self] in self?.change() }
  }

  /// The window as plain text.
  public var frame: String {
    window.map { Renderer(columns: Self.frameColumns).frame(of: $0).text } ?? ""
  }

  /// Opens the program's window unless it is open.
  public func launch() {
    guard window == nil else { return }
    let opened = Window()
    opened.onNeedsDisplay = { [weak self] in self?.change() }
    example.show(by: pattern, with: world.environment, in: opened)
    window = opened
    screens = []
    trackedRevision = nil
    firstObjects = nil
    trackScreens()
    didOpen?(opened)
  }

  /// Closes the window if it is open.
  public func close() {
    trackObjects()
    window?.close()
    window = nil
  }

  /// Performs one step and waits until the program is idle.
  public func perform(_ step: Step) async throws(StepFailure) {
    switch step {
    case .see(let expectation):
      try await see(expectation)
      return
    case .relaunch:
      close()
      try await settle()
      launch()
    default: try act(step)
    }
    try await settle()
  }

  /// Performs a step without waiting for its effects.
  package func act(_ step: Step) throws(StepFailure) {
    switch step {
    case .type(let text, let widget): try field(widget).insertText(text)
    case .clear(let widget): try field(widget).clear()
    case .tap(let widget): try button(widget).tap()
    case .doubleTap(let widget):
      try button(widget).tap()
      // As on a device, a second touch does not reach a screen that the first one has covered.
      (window?.widget(widget) as? Button)?.tap()
    case .select(let row, let widget): try tapRow(row, of: widget)
    case .back: try goBack()
    case .link(let text): try open(text)
    case .screen: try checkFrame()
    case .close: close()
    case .launch: launch()
    case .server(let action): try perform(action)
    case .settings(let word, let texts): try set(word, texts)
    case .sessionFile(let text): try disk().put(text)
    case .storage(let works): try disk().setWorks(works)
    case .see, .relaunch: throw .mistake("'\(step)' has to wait")
    }
  }

  /// The controllers in the window since the latest launch that are still alive, the root first.
  var liveScreens: [ViewController] {
    screens.compactMap(\.object)
  }

  /// The types of the live objects of all launches so far.
  package var liveObjects: [String] { leakDetector.liveTypes }

  /// The types of the live objects that were not there at the first call since the launch, which remembers them; nil without
  /// any.
  func additionalObjects() -> String? {
    trackObjects()
    var more = liveObjects
    guard let first = firstObjects else {
      firstObjects = more
      return nil
    }
    for type in first {
      if let place = more.firstIndex(of: type) { more.remove(at: place) }
    }
    return more.isEmpty ? nil : Set(more).sorted().joined(separator: "\n")
  }

  private func trackObjects() {
    if let window { leakDetector.track(from: window) }
  }

  func trackScreens() {
    guard let window, window.revision != trackedRevision else { return }
    trackedRevision = window.revision
    if let root = window.rootViewController, trackTree(of: root) { trackObjects() }
  }

  /// Tracks a controller, its children and what it presents; returns whether one of them is new.
  private func trackTree(of controller: ViewController) -> Bool {
    var isNew = track(controller)
    for part in controller.children where trackTree(of: part) { isNew = true }
    if controller.parent == nil, let presented = controller.presentedViewController, trackTree(of: presented)
    {
      isNew = true
    }
    return isNew
  }

  /// Tracks a controller and returns whether it is new.
  private func track(_ shown: ViewController) -> Bool {
    for screen in screens where screen.id == ObjectIdentifier(shown) && screen.object != nil { return false }
    screens.append(Weak(shown))
    return true
  }

  private func see(_ expectation: Expectation) async throws(StepFailure) {
    // The previous step has left the program idle.
    while true {
      let finding = try check(expectation)
      if finding.holds { return }
      // A reply may be on its way to the program.
      guard world.service?.repliesLater == true || isAwaitingNetwork else {
        throw .mismatch(expected: finding.expected, seen: finding.seen)
      }
      try await waitForReplies()
    }
  }

  private func field(_ identifier: String) throws(StepFailure) -> TextField {
    guard let field = try widget(identifier) as? TextField else {
      throw .mistake("'\(Quoting.excerpt(identifier))' is not a text field")
    }
    return field
  }

  private func button(_ identifier: String) throws(StepFailure) -> Button {
    guard let button = try widget(identifier) as? Button else {
      throw .mistake("'\(Quoting.excerpt(identifier))' is not a button")
    }
    return button
  }

  private func goBack() throws(StepFailure) {
    guard try openWindow().goBack() else { throw .mistake("there is nothing to go back to") }
  }

  private func open(_ link: String) throws(StepFailure) {
    guard let url = URL(string: link) else { throw .mistake("this is not a link") }
    guard let openURL = try openWindow().onOpenURL else { throw .mistake("this program opens no links") }
    openURL(url)
  }

  /// Checks that each row of the drawn window has the right width and no control characters.
  private func checkFrame() throws(StepFailure) {
    guard let window else { return }
    let frame = Renderer(columns: Self.frameColumns).frame(of: window)
    for row in frame.windowRows { try check(row, columns: Self.frameColumns...Self.frameColumns) }
    // The footer has no right edge.
    for row in frame.footerRows { try check(row, columns: 0...Self.frameColumns) }
  }

  private func check(_ row: [Frame.Run], columns: ClosedRange<Int>) throws(StepFailure) {
    let isHarmless = row.allSatisfy { VisibleText.escaping($0.text) == $0.text }
    let width = row.map { TextWidth.of($0.text) }.reduce(0, +)
    guard isHarmless, columns.contains(width) else {
      throw .mismatch(
        expected: "a harmless row of \(Self.frameColumns) columns", seen: row.map(\.text).joined())
    }
  }

  private func openWindow() throws(StepFailure) -> Window {
    guard let window else { throw .mistake("the window is closed; 'launch' opens it") }
    return window
  }

  func widget(_ identifier: String) throws(StepFailure) -> View {
    let window = try openWindow()
    if let widget = window.widget(identifier) { return widget }
    throw unknownWidget(
      identifier, in: "this screen", candidates: window.widgets.compactMap(\.accessibilityIdentifier))
  }

  func unknownWidget(_ identifier: String, in place: String, candidates: [String]) -> StepFailure {
    let others = candidates.isEmpty ? "which has none" : "only \(candidates.joined(separator: ", "))"
    return .mistake(
      StepMistake(
        "there is no widget '\(Quoting.excerpt(identifier))' on \(place), \(others)",
        word: identifier, candidates: candidates))
  }
}

extension ViewController {
  /// Whether it is neither a container nor embedded in another screen; without its parent, an embedded one is a leak.
  var isScreen: Bool {
    visibleViewController === self && parent.map { $0.visibleViewController !== $0 } != false
  }
}

/// A weak reference that a collection can hold; the identity is compared first, because loading the object is slow.
private final class Weak<Object: AnyObject> {
  weak var object: Object?
  let id: ObjectIdentifier

  init(_ object: Object) {
    self.object = object
    id = ObjectIdentifier(object)
  }
}

extension StepFailure {
  static func mistake(_ message: String) -> StepFailure {
    .mistake(StepMistake(message))
  }
}
