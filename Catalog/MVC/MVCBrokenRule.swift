import Edits

extension BrokenRule {
  /// A rule of MVC, broken.
  static let mvc = BrokenRule(
    edits: [
      Edit(
        in: "Login/LoginModel.swift", replace: "import Foundation",
        with: """
          import TerminalKit
          import Foundation
          """),
      Edit(
        in: "Login/LoginModel.swift", replace: "  private let client: LoginClient",
        with: """
            weak var label: Label?
            private let client: LoginClient
          """),
    ],
    breaches: [
      """
      Sources/Patterns/MVC/Login/LoginModel.swift:7: MVC, Login: Model → Widgets is forbidden: LoginModel mentions Label
      """
    ])
}
