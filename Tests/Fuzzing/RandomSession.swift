import AccountService
import Examples
import Driver
import TerminalKit

/// Generates a session step by step: actions of an impatient user, an unreliable server and a failing disk.
///
/// The steps fit the widgets on the screen and the example, so that few are wasted. The same seed gives the same session
/// for programs that behave alike. Passwords are dots, so that a printed session can be replayed.
struct RandomSession {
  private typealias Choice = (weight: Int, step: Step)

  private var random: SeededGenerator
  private let example: Example

  init(seed: UInt64, example: Example) {
    random = SeededGenerator(seed: seed)
    self.example = example
  }

  /// The steps before the launch.
  mutating func opening() -> [Step] {
    (example.usesNetwork ? [.server(.holds)] : [])
      + [(2, settings()), (4, storedFile())].compactMap { odds, step in chance(odds) ? step : nil }
  }

  /// The next step, chosen for the state of a program.
  @MainActor
  mutating func next(for driver: AppDriver) -> Step {
    let held = (driver.world.service?.exchanges ?? []).filter { $0.state != .ended }
    let answer = held.randomElement(using: &random).map { reply(to: $0.number) }
    guard let window = driver.window else {
      return pick(
        [(8, .launch)] + weighted([(3, settings()), (2, storage()), (1, storedFile()), (4, answer)]))
    }
    let isWaiting = held.contains { $0.state == .held }
    // Closing a form early wastes the steps that filled it in.
    let hasFields = window.widgets.contains { $0 is TextField }
    return pick(
      window.widgets.flatMap { choices(for: $0) } + [
        (1, .screen), (window.canGoBack ? 4 : 1, .back), (hasFields ? 1 : 3, .close),
      ]
        + weighted([(1, settings()), (2, storage()), (isWaiting ? 14 : 4, answer)]))
  }

  // MARK: Widgets

  /// The possible steps for a widget; a disabled one has a lower weight.
  @MainActor
  private mutating func choices(for widget: View) -> [Choice] {
    guard let identifier = widget.accessibilityIdentifier else { return [] }
    switch widget {
    case let field as TextField:
      return [
        (field.isEnabled ? 4 : 1, .type(text(for: field, identifier), into: identifier)),
        (1, .clear(identifier)),
      ]
    case let button as Button:
      return [
        (button.isEnabled ? 8 : 1, .tap(identifier)), (button.isEnabled ? 2 : 1, .doubleTap(identifier)),
      ]
    case let table as TableView:
      let count = table.numberOfRows(inSection: 0)
      let row = chance(8) ? count + 1 : Int.random(in: 1...max(1, count), using: &random)
      return [(table.allowsSelection && count > 0 ? 12 : 1, .select(row, in: identifier))]
    default: return []
    }
  }

  @MainActor
  private mutating func text(for field: TextField, _ identifier: String) -> String {
    let texts = example.samples.texts[identifier] ?? [" ", "Ada", " a b ", "ä@ö", "e\u{301}"]
    return one(of: field.isSecureTextEntry ? ["••••••••", "•", "•••"] : texts)
  }

  // MARK: Settings, disk and server

  /// Random samples for all settings, or the defaults if the example refuses the samples.
  private mutating func settings() -> Step? {
    guard let settings = example.settings else { return nil }
    let texts = settings.fields.map { _ in one(of: settings.samples) }
    return .settings(settings.step, settings.refusal(texts) == nil ? texts : settings.defaults)
  }

  private mutating func storage() -> Step? {
    example.files.isEmpty ? nil : .storage(works: !chance(3))
  }

  /// A session file, in most cases a corrupt one.
  private mutating func storedFile() -> Step? {
    guard !example.files.isEmpty else { return nil }
    let texts = (example.samples.stored + ["{", ""]).map(Payload.text)
    return .sessionFile(one(of: texts + [.bytes(20)]))
  }

  private mutating func reply(to request: Int) -> Step {
    let success = Payload.text(one(of: example.samples.answers.isEmpty ? ["{}"] : example.samples.answers))
    let body = one(of: [success, .text("{"), .text(""), .bytes(3)])
    let status = one(of: [401, 404, 409, 423, 429, 500, 503, 302, 204, 418])
    return pick([
      (example.samples.usesService ? 20 : 0, .server(.answersAsService(request: request))),
      (example.samples.usesService ? 2 : 0, .server(.losesAnswer(request: request))),
      (8, .server(.answers(status: 200, body: success, request: request))),
      (6, .server(.answers(status: status, body: .text(""), request: request))),
      (2, .server(.answers(status: 200, body: body, request: request))),
      (2, .server(.unreachable(request: request))), (2, .server(.timesOut(request: request))),
    ])
  }

  // MARK: Random choices

  /// True with a probability of one in `count`.
  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// A random element of a list that is not empty.
  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private func weighted(_ choices: [(weight: Int, step: Step?)]) -> [Choice] {
    choices.compactMap { weight, step in step.map { (weight, $0) } }
  }

  private mutating func pick(_ choices: [Choice]) -> Step {
    var place = Int.random(in: 0..<choices.map(\.weight).reduce(0, +), using: &random)
    for choice in choices {
      place -= choice.weight
      if place < 0 { return choice.step }
    }
    return .screen
  }
}
