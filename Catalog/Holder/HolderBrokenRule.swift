import Edits

extension BrokenRule {
  /// A rule of Module–Holder, broken.
  static let holder = BrokenRule(
    edits: [
      Edit(
        in: "Login/LoginViewController.swift", replace: "  private let module: any LoginSupporting",
        with: """
            var sessions: (any SessionService)?
            private let module: any LoginSupporting
          """)
    ],
    breaches: [
      """
      Sources/Patterns/Holder/Login/LoginViewController.swift:7: Module–Holder, Login: View → Service is forbidden: LoginViewController mentions SessionService
      """
    ])
}
