import Foundation

/// Whether each unit test fails with at least one of some general mistakes, which fit code that nobody has seen.
///
/// A test that passes with all of them looks at nothing. The mistakes are in `mistakes.json` beside the kata's page.
struct EveryTestCheck: KataCheck {
  static let form = CheckForm(word: "every-test", arguments: "TESTS")

  private let tests: TestFilter

  init?(_ arguments: [String]) {
    guard arguments.count == 1 else { return nil }
    tests = TestFilter(arguments[0])
  }

  /// A mistake proves nothing while the tests already fail without it.
  var waitsForOthers: Bool { true }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let mistakes = try GeneralMistake.all(in: context)
    var all: Set<String> = []
    var failed: Set<String> = []
    var planted: [String] = []
    for mistake in mistakes {
      let files = mistake.files(in: context.checkout.folder)
      guard !files.isEmpty else { return .fails("\(mistake.name) cannot be tried: \(mistake.condition)") }
      let additions = try mistake.additions(in: context)
      switch try await context.run(tests, adding: files + additions, note: ", with \(mistake.name)") {
      // General mistakes need not fit all code; the others decide.
      case .doesNotBuild: continue
      case .ran(let record, _):
        planted.append(mistake.name)
        all.formUnion(record.ended.map(\.name))
        // After a crash nobody knows of the tests that did not run.
        failed.formUnion(record.isComplete ? record.failed.map(\.name) : record.ended.map(\.name))
      }
    }
    guard planted.count == mistakes.count else {
      let missing = mistakes.map(\.name).filter { !planted.contains($0) }.joined(separator: ", ")
      return all.isEmpty || failed.isEmpty
        ? .fails("your code does not build with \(missing) in it, so nobody can tell what your tests notice")
        : .holds("\(failed.count) tests fail with a mistake in the code; not tried: \(missing)")
    }
    if let first = all.subtracting(failed).sorted().first {
      return .fails(
        "'\(first)' passes with \(planted.joined(separator: ", with ")): nothing makes it fail")
    }
    return CheckFinding(
      isGood: !all.isEmpty, text: "each of \(all.count) tests fails with a mistake in the code")
  }
}
