import Examples

/// What every flow of the Greeting app may need.
final class GreetingSharedContainer {
  let person: Person

  init(person: Person) {
    self.person = person
  }
}
