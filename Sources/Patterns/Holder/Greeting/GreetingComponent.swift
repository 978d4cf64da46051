import Examples

/// The Greeting module's node of the component tree.
final class GreetingComponent: Component, GreetingModuleComponent {
  let person: Person

  init(parent: Component?, person: Person) {
    self.person = person
    super.init(parent: parent)
  }
}
