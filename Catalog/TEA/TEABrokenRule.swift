import Edits

extension BrokenRule {
  /// A rule of TEA, broken.
  static let tea = BrokenRule(
    edits: [
      Edit(
        in: "Greeting/GreetingReducer.swift", replace: "  let person: Person\n",
        with: """
            let person: Person
            weak var view: GreetingViewController?

          """)
    ],
    breaches: [
      """
      Sources/Patterns/TEA/Greeting/GreetingReducer.swift:6: TEA (TCA), Greeting: Reducer → View is forbidden: GreetingReducer mentions GreetingViewController
      """
    ])
}
