import Edits

extension BrokenRule {
  /// A rule of MVPCF, broken.
  static let mvpcf = BrokenRule(
    edits: [
      Edit(
        in: "Login/LoginViewController.swift", replace: "  private let viewContainer: any LoginView",
        with: """
            var user: User?
            private let viewContainer: any LoginView
          """)
    ],
    breaches: [
      """
      Sources/Patterns/MVPCF/Login/LoginViewController.swift:7: MVPCF, Login: ViewController → Model is forbidden: LoginViewController mentions User
      """
    ])
}
