import AccountService
import Examples
import Foundation
import TerminalKit
import TerminalText

/// Uses a program as a person would: finds widgets by identifier, acts, waits until the program is idle, and looks.
///
/// It knows a window and the world around it, never which pattern is behind the window.
@MainActor
public final class AppDriver {
  /// The window of the running program; none before the launch and after closing.
  public private(set) var window: Window?

  /// Called with every window that is opened.
  public var didOpen: ((Window) -> Void)?

  private let pattern: any Pattern
  /// What it uses the pattern for.
  public let example: Example
  package let world: World
  /// Whether the passwords are a user's own and not those of a scenario, which anybody may read.
  let hidesPasswords: Bool
  private var screens: [Weak<ViewController>] = []
  private let objects: LivingObjects
  /// At which of the main actor's turns something has last changed.
  var lastChange = 0
  /// How many wait until the program is idle.
  var waiting = 0
  /// Whether something has changed that is not drawn yet.
  var needsDrawing = false

  /// The columns of the frames that the driver looks at.
  static let frameColumns = 72

  /// Makes a driver; nothing is launched yet.
  public init(pattern: any Pattern, example: Example, world: World, hidesPasswords: Bool = true) {
    self.pattern = pattern
    self.example = example
    self.world = world
    self.hidesPasswords = hidesPasswords
    objects = LivingObjects(of: pattern)
    world.transport.didChange = { [weak self] in self?.change() }
  }

  /// The window as plain text, as a person sees it.
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
    noteScreen()
    didOpen?(opened)
  }

  /// Closes the window if it is open.
  public func close() {
    noteObjects()
    window?.close()
    window = nil
  }

  /// Does one step and waits until the program is idle.
  public func perform(_ step: Step) async throws(StepFailure) {
    switch step {
    case .see(let sight):
      try await see(sight)
      return
    case .relaunch:
      close()
      try await settle()
      launch()
    default: try act(step)
    }
    try await settle()
  }

  /// Does a step that takes no waiting, and does not wait for what comes of it.
  package func act(_ step: Step) throws(StepFailure) {
    switch step {
    case .type(let text, let widget): try field(widget).insertText(text)
    case .clear(let widget): try field(widget).clear()
    case .tap(let widget): try button(widget).tap()
    case .doubleTap(let widget):
      let button = try button(widget)
      button.tap()
      button.tap()
    case .screen: try checkFrame()
    case .close: close()
    case .launch: launch()
    case .server(let action): try perform(action)
    case .settings(let word, let texts): try set(word, texts)
    case .sessionFile(let text): try disk().put(text)
    case .storage(let works): try disk().setWorks(works)
    case .see, .relaunch: throw .mistake("'\(step)' takes waiting")
    }
  }

  /// The controllers that the latest launch has shown and that are still alive, the root first.
  var livingScreens: [ViewController] {
    screens.compactMap(\.object)
  }

  /// The types of the objects of all launches so far that are still alive.
  package var livingObjects: [String] { objects.names }

  private func noteObjects() {
    if let window { objects.note(from: window) }
  }

  func noteScreen() {
    guard let window else { return }
    let isRootNew = note(window.rootViewController)
    if note(window.visibleViewController) || isRootNew { noteObjects() }
  }

  /// Notes a controller, and tells whether it is seen for the first time.
  private func note(_ shown: ViewController?) -> Bool {
    guard let shown else { return false }
    for screen in screens where screen.object === shown { return false }
    screens.append(Weak(shown))
    return true
  }

  private func see(_ sight: Sight) async throws(StepFailure) {
    // The step before has left the program idle.
    while true {
      let look = try look(at: sight)
      if look.holds { return }
      // The service may have replied a moment ago, and the program not know it yet.
      guard world.service?.repliesLater == true || isAwaitingNetwork else {
        throw .mismatch(expected: look.expected, seen: look.seen)
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

  /// Draws the window and looks whether the terminal could show it row by row, untouched by what the texts hold.
  private func checkFrame() throws(StepFailure) {
    guard let window else { return }
    for row in Renderer(columns: Self.frameColumns).frame(of: window).rows {
      var columns = 0
      var isHarmless = true
      for run in row {
        columns += TextWidth.of(run.text)
        if VisibleText.escaping(run.text) != run.text { isHarmless = false }
      }
      // A footer, below the frame, has no right edge.
      let isFooter = row.first?.text.hasPrefix("# ") == true
      guard isHarmless, columns == Self.frameColumns || (isFooter && columns < Self.frameColumns) else {
        throw .mismatch(
          expected: "a harmless row of \(Self.frameColumns) columns", seen: row.map(\.text).joined())
      }
    }
  }

  func widget(_ identifier: String) throws(StepFailure) -> View {
    guard let window else { throw .mistake("the window is closed; 'launch' opens it") }
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

/// A reference that keeps nothing alive.
private final class Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

extension StepFailure {
  static func mistake(_ message: String) -> StepFailure {
    .mistake(StepMistake(message))
  }
}
