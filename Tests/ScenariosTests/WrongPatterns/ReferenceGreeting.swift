import Examples
import Foundation
import TerminalKit

/// The Greeting screen, correct except for the given defect.
final class ReferenceGreeting: ReferenceController<GreetingScreen> {
  private let person: Person
  private let memory: ReferenceMemory
  private let defect: Defect?

  init(person: Person, memory: ReferenceMemory, defect: Defect?, text: Wording) {
    self.person = person
    self.memory = memory
    self.defect = defect
    super.init(GreetingScreen(), title: text(GreetingScreen.title))
    if defect == .leaksTheGreetingScreen { memory.leaked.append(self) }
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(self, action: ReferenceGreeting.didTap, for: .touchUpInside)
    if defect == .greetsAtStart { screen.greetingLabel.text = greeting }
    if defect == .keepsTheGreetingOverRelaunch { screen.greetingLabel.text = memory.greeting }
  }

  private func didTap() {
    let label = screen.greetingLabel
    label.text = defect == .appendsAtTheSecondTap ? label.text + greeting : greeting
    if defect == .disablesTheButton { screen.showGreetingButton.isEnabled = false }
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
