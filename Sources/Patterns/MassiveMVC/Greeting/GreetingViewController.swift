import Examples
import TerminalKit

/// Everything of the screen: knows the person and its widgets, and makes the greeting from the one for the other.
///
/// There is nothing to grow massive by: this is MVC's controller, line for line.
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
