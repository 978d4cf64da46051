import Edits

extension BrokenRule {
  /// A rule of MODA-V, broken.
  static let modaV = BrokenRule(
    edits: [
      Edit(
        in: "Login/LoginViewController.swift", replace: "  private let orchestrator: LoginOrchestrator",
        with: """
            var network: (any NetworkAdapting)?
            private let orchestrator: LoginOrchestrator
          """)
    ],
    breaches: [
      """
      Sources/Patterns/MODAV/Login/LoginViewController.swift:7: MODA-V, Login: View → Adapter is forbidden: LoginViewController mentions NetworkAdapting
      """
    ])
}
