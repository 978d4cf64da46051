/// What the Greeting flow needs: its coordinator asks, and knows nothing of how it is made.
///
/// Each dependency is made once, when it is first asked for, unless another was put in its place before.
final class GreetingContainer {
  private let shared: GreetingSharedContainer

  lazy var greetingFactory: any GreetingFactory = DefaultGreetingFactory(person: shared.person)

  init(shared: GreetingSharedContainer) {
    self.shared = shared
  }
}
