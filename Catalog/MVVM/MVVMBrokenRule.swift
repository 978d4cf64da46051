import Edits

extension BrokenRule {
  /// A rule of MVVM, broken.
  static let mvvm = BrokenRule(
    edits: [
      Edit(
        in: "Greeting/GreetingViewModel.swift", replace: "  init(person: Person) {",
        with: """
            func show(in view: GreetingViewController) {}
            init(person: Person) {
          """)
    ],
    breaches: [
      """
      Sources/Patterns/MVVM/Greeting/GreetingViewModel.swift:10: MVVM, Greeting: ViewModel → View is forbidden: GreetingViewModel mentions GreetingViewController
      """
    ])
}
