import Edits

extension BrokenRule {
  /// A rule of Clean Swift, broken.
  static let cleanSwift = BrokenRule(
    edits: [
      Edit(
        in: "Greeting/GreetingPresenter.swift",
        replace: "  weak var viewController: (any GreetingDisplayLogic)?",
        with: """
            var interactor: (any GreetingBusinessLogic)?
            weak var viewController: (any GreetingDisplayLogic)?
          """)
    ],
    breaches: [
      """
      Sources/Patterns/CleanSwift/Greeting/GreetingPresenter.swift:3: Clean Swift (VIP), Greeting: Presenter → Interactor is forbidden: GreetingPresenter mentions GreetingBusinessLogic
      """
    ])
}
