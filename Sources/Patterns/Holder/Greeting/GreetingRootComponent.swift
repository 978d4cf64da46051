import Examples

/// The root of the component tree.
final class GreetingRootComponent: Component {
  let person: Person

  init(person: Person) {
    self.person = person
    super.init(parent: nil)
  }
}
