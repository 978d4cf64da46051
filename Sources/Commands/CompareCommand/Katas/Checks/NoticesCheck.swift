import Edits

/// Whether tests fail with each of some mistakes in the code.
///
/// A mistake is one that the catalogue knows of the pattern, or a patch beside the kata's page. With several of them a test cannot be
/// written for one that was guessed.
struct NoticesCheck: KataCheck {
  static let form = CheckForm(word: "notices", arguments: "TESTS MISTAKE …")

  private let tests: TestFilter
  /// The names of mutants or patches.
  let mistakes: [String]

  init?(_ arguments: [String]) {
    guard arguments.count > 1 else { return nil }
    tests = TestFilter(arguments[0])
    mistakes = Array(arguments.dropFirst())
  }

  /// A mistake proves nothing while the tests already fail without it.
  var waitsForOthers: Bool { true }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    for (index, name) in mistakes.enumerated() {
      let mistake = try context.mistake(name, in: tests.module)
      let place = "with mistake \(index + 1) of \(mistakes.count) in the code"
      switch try await context.run(tests, with: mistake, note: ", with a mistake in the code") {
      case .doesNotBuild(let output): return .fails("\(place), \(TestWords.reason(in: output))")
      case .ran(let record, _):
        if record.isComplete, record.failed.isEmpty {
          return .fails("\(place), all \(record.ended.count) tests pass: none of them notices it")
        }
      }
    }
    if mistakes.count == 1 { return .holds("the mistake makes a test fail") }
    return .holds("each of \(mistakes.count) mistakes makes a test fail")
  }
}
