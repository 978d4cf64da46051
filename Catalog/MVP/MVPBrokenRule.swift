import Edits

extension BrokenRule {
  /// A rule of MVP, broken.
  static let mvp = BrokenRule(
    edits: [
      Edit(
        in: "Greeting/GreetingViewController.swift", replace: "  let screen = GreetingScreen()",
        with: """
            var person: Person?
            let screen = GreetingScreen()
          """)
    ],
    breaches: [
      """
      Sources/Patterns/MVP/Greeting/GreetingViewController.swift:6: MVP, Greeting: View → Model is forbidden: GreetingViewController mentions Person
      """
    ])
}
