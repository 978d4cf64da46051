import Examples
import TerminalKit

/// Wires the Greeting module; there is nowhere to go from it, so it has no router.
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
