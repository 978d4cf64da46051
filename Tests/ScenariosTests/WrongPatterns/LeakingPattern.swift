import Examples
import TerminalKit

/// Two parts that may hold each other: a screen and a presenter that is told what to show.
struct LeakingPattern: Pattern {
  /// Which of them holds the other too strongly.
  enum Leak: CaseIterable {
    case none, presenterHoldsView, viewHoldsItself, somebodyHoldsThePresenter
  }

  let id = "leaking"
  let leak: Leak

  func showGreeting(for person: Person, in window: Window) {
    let view = LeakingView(presenter: LeakingPresenter(person: person), leak: leak)
    window.rootViewController = view
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    window.rootViewController = ViewController()
  }
}

@MainActor
final class LeakingPresenter {
  static var kept: [LeakingPresenter] = []

  weak var view: LeakingView?
  var strongView: LeakingView?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let names = [person.firstName, person.lastName].filter { !$0.isEmpty }
    view?.screen.greetingLabel.text = "Hello " + names.joined(separator: " ")
  }
}

final class LeakingView: ViewController {
  let screen = GreetingScreen()
  private let presenter: LeakingPresenter
  private var onTap: (() -> Void)?

  init(presenter: LeakingPresenter, leak: LeakingPattern.Leak) {
    self.presenter = presenter
    super.init()
    title = GreetingScreen.title
    presenter.view = self
    switch leak {
    case .none: break
    case .presenterHoldsView: presenter.strongView = self
    case .viewHoldsItself: onTap = { _ = self.screen }
    case .somebodyHoldsThePresenter: LeakingPresenter.kept.append(presenter)
    }
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(self, action: LeakingView.didTap, for: .touchUpInside)
  }

  private func didTap() {
    presenter.showGreeting()
  }
}
