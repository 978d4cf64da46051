/// Whether files and folders are as the start made them.
struct UnchangedCheck: KataCheck {
  static let form = CheckForm(word: "unchanged", arguments: "PATH …")

  /// The files and folders.
  let paths: [String]

  init?(_ arguments: [String]) {
    guard !arguments.isEmpty else { return nil }
    paths = arguments
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let changed = try await context.checkout.changes(in: paths)
    guard let first = changed.first else { return .holds("as at the start") }
    return .fails("you changed \(first); 'git checkout \(first)' brings it back")
  }
}
