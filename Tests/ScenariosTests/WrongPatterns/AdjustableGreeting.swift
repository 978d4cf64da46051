import Examples
import Foundation
import TerminalKit

/// The Greeting screen, honest but for the rule that it breaks.
final class AdjustableGreeting: ViewController {
  private let person: Person
  private let memory: AdjustableMemory
  private let broken: Rule?
  private let button: Button
  private let label = Label(identifier: "greeting")
  private var taps = 0
  private var cycle: AnyObject?

  init(person: Person, memory: AdjustableMemory, breaking rule: Rule?) {
    self.person = person
    self.memory = memory
    broken = rule
    button = Button(
      title: rule == .namesTheGreetingButtonWrongly ? "Show Greeting" : "Show greeting",
      identifier: "showGreeting")
    super.init()
    title = rule == .namesTheGreetingScreenWrongly ? "Greetings" : "Greeting"
    if rule == .leaksTheGreetingScreen { cycle = self }
  }

  override func loadView() {
    view = View()
    view.addSubview(button)
    view.addSubview(label)
  }

  override func viewDidLoad() {
    button.addTarget(self, action: AdjustableGreeting.didTap, for: .touchUpInside)
    if broken == .greetsAtStart { label.text = greeting }
    if broken == .keepsTheGreetingOverRelaunch { label.text = memory.greeting }
  }

  private func didTap() {
    taps += 1
    switch broken {
    case .appendsAtTheSecondTap: label.text += greeting
    case .clearsAtTheSecondTap: label.text = taps.isMultiple(of: 2) ? "" : greeting
    default: label.text = greeting
    }
    if broken == .disablesTheButton { button.isEnabled = false }
    memory.greeting = label.text
  }

  private var greeting: String {
    var names = [person.firstName, person.lastName]
    if broken == .swapsTheNames { names.reverse() }
    if broken == .takesOneLetterForNone { names.removeAll { $0.count < 2 } }
    if broken != .leavesAGapForAMissingName { names.removeAll(where: \.isEmpty) }
    let honest = "Hello " + names.joined(separator: " ")
    switch broken {
    case .greetsDavidBlaineAlways: return "Hello David Blaine"
    case .closesInnerGaps: return honest.split(separator: " ").joined(separator: " ")
    case .cutsLongNames: return String(honest.prefix(10_000))
    case .dropsControlCharacters:
      return honest.filter { $0.isNewline || $0.asciiValue.map { $0 >= 32 } ?? true }
    case .takesTheFirstLineOnly: return String(honest.prefix { !$0.isNewline })
    case .respellsUnicode: return honest.decomposedStringWithCanonicalMapping
    default: return honest
    }
  }
}
