/// Whether nothing in the package's code, tests and cards was changed but some files and folders.
struct OnlyCheck: KataCheck {
  static let form = CheckForm(word: "only", arguments: "PATH …")

  /// The files and folders that may change.
  let paths: [String]

  init?(_ arguments: [String]) {
    guard !arguments.isEmpty else { return nil }
    paths = arguments
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let changed = try await context.checkout.changes(in: ["Package.swift", "Catalog", "Sources", "Tests"])
    let other = changed.first { file in !paths.contains { file == $0 || file.hasPrefix("\($0)/") } }
    guard let other else { return .holds("nothing else is changed") }
    return .fails("you changed \(other) as well; this exercise is done in \(paths.joined(separator: ", "))")
  }
}
