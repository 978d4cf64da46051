import Examples
import TerminalKit

/// The Greeting screen's view and controller in one: knows the person, owns the widgets and composes the greeting.
final class GreetingViewController: ViewController {
  let screen = GreetingScreen()
  private let person: Person

  init(person: Person) {
    self.person = person
    super.init()
    title = GreetingScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
  }

  private func didTapShowGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    screen.greetingLabel.text = "Hello " + names.joined(separator: " ")
  }
}
