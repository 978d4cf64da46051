import Examples

/// The Greeting module's dependencies.
protocol GreetingModuleComponent {
  var person: Person { get }
}
