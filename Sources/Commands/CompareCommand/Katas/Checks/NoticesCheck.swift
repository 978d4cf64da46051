import Edits

/// Whether tests fail with each of some mistakes in the code.
///
/// The mistakes are patches beside the kata's page. With several of them a test cannot be written for one that was guessed.
struct NoticesCheck: KataCheck {
  static let form = CheckForm(word: "notices", arguments: "TESTS PATCH …")

  private let tests: TestFilter
  /// The names of the patches.
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
      let mistake = try context.patch(name)
      let place = "with mistake \(index + 1) of \(mistakes.count) in the code"
      switch try await context.run(tests, with: mistake, note: ", with a mistake in the code") {
      case .doesNotBuild(let output): return .fails("\(place), \(TestWords.reason(in: output))")
      case .ran(let record, _):
        if record.isComplete, record.failed.isEmpty {
          return .fails("\(place), all \(record.ended.count) tests pass: none of them notices it")
        }
      }
    }
    return .holds("each of \(mistakes.count) mistakes makes a test fail")
  }
}
