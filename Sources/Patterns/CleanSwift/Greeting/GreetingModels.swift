import Examples

/// The structures that cross the boundaries of the Greeting scene.
enum GreetingModels {
  /// The user wants to see the greeting.
  enum ShowGreeting {
    struct Request: Equatable {}

    struct Response: Equatable {
      let person: Person
    }

    struct ViewModel: Equatable {
      let greeting: String
    }
  }
}
