import Examples
import TerminalKit

/// The Greeting screen's view and controller in one, line for line that of MVC: the screen needs no network and no storage.
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
