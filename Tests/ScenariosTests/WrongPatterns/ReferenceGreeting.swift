import Examples
import Foundation
import TerminalKit

/// The Greeting screen, correct except for the given defect.
final class ReferenceGreeting: ViewController {
  private let person: Person
  private let memory: ReferenceMemory
  private let defect: Defect?
  private let button: Button
  private let label = Label(identifier: "greeting")
  private var cycle: AnyObject?

  init(person: Person, memory: ReferenceMemory, defect: Defect?) {
    self.person = person
    self.memory = memory
    self.defect = defect
    button = Button(
      title: defect.wording("Show greeting", unless: .namesTheGreetingButtonWrongly),
      identifier: "showGreeting")
    super.init()
    title = defect.wording("Greeting", unless: .namesTheGreetingScreenWrongly)
    if defect == .leaksTheGreetingScreen { cycle = self }
  }

  override func loadView() {
    view = View()
    view.addSubview(button)
    view.addSubview(label)
  }

  override func viewDidLoad() {
    button.addTarget(self, action: ReferenceGreeting.didTap, for: .touchUpInside)
    if defect == .greetsAtStart { label.text = greeting }
    if defect == .keepsTheGreetingOverRelaunch { label.text = memory.greeting }
  }

  private func didTap() {
    label.text = defect == .appendsAtTheSecondTap ? label.text + greeting : greeting
    if defect == .disablesTheButton { button.isEnabled = false }
    memory.greeting = label.text
  }

  private var greeting: String {
    var names = [person.firstName, person.lastName]
    if defect == .swapsTheNames { names.reverse() }
    if defect == .dropsNamesOfOneLetter { names.removeAll { $0.count < 2 } }
    if defect != .leavesASpaceForAMissingName { names.removeAll(where: \.isEmpty) }
    let correct = "Hello " + names.joined(separator: " ")
    switch defect {
    case .greetsDavidBlaineAlways: return "Hello David Blaine"
    case .collapsesInnerSpaces: return correct.split(separator: " ").joined(separator: " ")
    case .cutsLongNames: return String(correct.prefix(10_000))
    case .dropsControlCharacters:
      return correct.filter { $0.isNewline || $0.asciiValue.map { $0 >= 32 } ?? true }
    case .keepsTheFirstLineOnly: return String(correct.prefix { !$0.isNewline })
    case .decomposesUnicode: return correct.decomposedStringWithCanonicalMapping
    default: return correct
    }
  }
}
