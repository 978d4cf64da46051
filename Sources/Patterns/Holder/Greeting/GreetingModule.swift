import Examples
import Observation

/// The Greeting module: makes the greeting.
@Observable
final class GreetingModule: Module, GreetingSupporting {
  let key = GreetingSupportedModule.greeting
  @ObservationIgnored var router: (any Routing)?
  private(set) var greeting = ""
  private let component: any GreetingModuleComponent

  init(component: any GreetingModuleComponent) {
    self.component = component
  }

  func showGreeting() {
    let names = [component.person.firstName, component.person.lastName].filter { !$0.isEmpty }
    greeting = "Hello " + names.joined(separator: " ")
  }
}
