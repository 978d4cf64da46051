/// All that Greeting knows.
struct GreetingState: Equatable {
  var greeting = ""
}
