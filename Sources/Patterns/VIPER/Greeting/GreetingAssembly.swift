import Examples
import TerminalKit

/// The wiring of the Greeting module, which has no router, because it leads nowhere.
struct GreetingAssembly {
  let person: Person

  func module() -> ViewController {
    let interactor = GreetingInteractor(person: person)
    let presenter = GreetingPresenter(interactor: interactor)
    let view = GreetingViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
