import Examples

/// The root of the component tree: provides the person under the name `person`.
final class GreetingRootComponent: Component {
  init(person: Person) {
    super.init(parent: nil)
    provide("person") { _ in person }
  }
}
