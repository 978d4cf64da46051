import Edits

extension BrokenRule {
  /// A rule of TEA, broken.
  static let tea = BrokenRule(
    edits: [
      Edit(
        in: "Greeting/GreetingReducer.swift", replace: "struct GreetingReducer: Reducer {\n",
        with: """
          struct GreetingReducer: Reducer {
            weak var view: GreetingViewController?

          """)
    ],
    breaches: [
      """
      Sources/Patterns/TEA/Greeting/GreetingReducer.swift:3: TEA (TCA), Greeting: Reducer → View is forbidden: GreetingReducer mentions GreetingViewController
      """
    ])
}
