import Edits

/// Whether tests pass with changes of the code that nobody sees when the program runs.
///
/// The changes are patches beside the kata's page. A test that looks at the text of the code, or at how often it was run, fails.
struct IgnoresCheck: KataCheck {
  static let form = CheckForm(word: "ignores", arguments: "TESTS PATCH …")

  private let tests: TestFilter
  /// The names of the patches.
  let changes: [String]

  init?(_ arguments: [String]) {
    guard arguments.count > 1 else { return nil }
    tests = TestFilter(arguments[0])
    changes = Array(arguments.dropFirst())
  }

  /// A change proves nothing while the tests already fail without it.
  var waitsForOthers: Bool { true }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    for name in changes {
      let change = try context.patch(name)
      let place = "with the code worded otherwise"
      switch try await context.run(tests, with: change, note: ", with the code worded otherwise") {
      case .doesNotBuild(let output): return .fails("\(place), \(TestWords.reason(in: output))")
      case .ran(let record, _):
        guard record.isComplete, record.failed.isEmpty else {
          return .fails(
            "\(place), \(TestWords.summary(of: record)): a test looks at more than what the code does")
        }
      }
    }
    return .holds("the tests look at what the code does, not at how it is written")
  }
}
