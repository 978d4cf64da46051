/// The dependencies of the Greeting flow, each created on first use; a test can set a double before that.
final class GreetingContainer {
  private let shared: GreetingSharedContainer

  lazy var greetingFactory: any GreetingFactory = DefaultGreetingFactory(person: shared.person)

  init(shared: GreetingSharedContainer) {
    self.shared = shared
  }
}
