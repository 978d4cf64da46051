import Edits

extension BrokenRule {
  /// A rule of VIPER, broken.
  static let viper = BrokenRule(
    edits: [
      Edit(
        in: "Greeting/GreetingInteractor.swift", replace: "  init(person: Person) {",
        with: """
            func show(in view: any GreetingViewInput) {}
            init(person: Person) {
          """)
    ],
    breaches: [
      """
      Sources/Patterns/VIPER/Greeting/GreetingInteractor.swift:8: VIPER, Greeting: Interactor → View is forbidden: GreetingInteractor mentions GreetingViewInput
      """
    ])
}
