import Edits

extension BrokenRule {
  /// A rule of MODA-V2, broken.
  static let modaV2 = BrokenRule(
    edits: [
      Edit(
        in: "Login/LoginOrchestrator.swift", replace: "  private var loginTask: Task<Void, Never>?",
        with: """
            private var files: FileManager?
            private var loginTask: Task<Void, Never>?
          """)
    ],
    breaches: [
      """
      Sources/Patterns/MODAV2/Login/LoginOrchestrator.swift:9: MODA-V2, Login: Orchestrator → Storage is forbidden: LoginOrchestrator mentions FileManager
      """
    ])
}
