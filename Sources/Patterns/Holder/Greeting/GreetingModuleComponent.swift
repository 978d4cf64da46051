import Examples

/// All that the Greeting module needs; a test injects one of its own.
protocol GreetingModuleComponent {
  var person: Person { get }
}
