/// What the Greeting flow needs; each dependency is made once, when it is first asked for.
final class GreetingContainer {
  private let shared: GreetingSharedContainer

  lazy var greetingFactory: any GreetingFactory = DefaultGreetingFactory(person: shared.person)

  init(shared: GreetingSharedContainer) {
    self.shared = shared
  }
}
