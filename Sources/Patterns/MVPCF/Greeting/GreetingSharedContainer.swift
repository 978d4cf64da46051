import Examples

/// The dependencies that all flows of the Greeting example share.
final class GreetingSharedContainer {
  let person: Person

  init(person: Person) {
    self.person = person
  }
}
