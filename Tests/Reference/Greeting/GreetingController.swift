import Examples
import TerminalKit

/// The Greeting screen.
final class GreetingController: ScreenController<GreetingScreen> {
  private let person: Person

  init(person: Person) {
    self.person = person
    super.init(GreetingScreen(), title: GreetingScreen.title)
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(self, action: GreetingController.didTap, for: .touchUpInside)
  }

  private func didTap() {
    screen.greetingLabel.text = greeting
  }

  private var greeting: String {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    return "Hello " + names.joined(separator: " ")
  }
}
