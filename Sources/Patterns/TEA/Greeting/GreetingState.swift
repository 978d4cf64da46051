import Examples

/// All that Greeting knows.
struct GreetingState: Equatable {
  let person: Person
  var greeting = ""
}
