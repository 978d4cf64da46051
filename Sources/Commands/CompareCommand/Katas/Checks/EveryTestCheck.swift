import Foundation

/// Whether each unit test fails with at least one of some general mistakes, which fit code that nobody has seen.
///
/// The mistakes are in `mistakes.json` beside the kata's page; each names the tests that are about it. Tests that pass with their
/// mistake, or with all, look at nothing.
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
    var ended: Set<String> = []
    var noticing: Set<String> = []
    var untried: [String] = []
    for mistake in try GeneralMistake.all(in: context) {
      let files = mistake.files(in: context.checkout.folder)
      guard !files.isEmpty else { return .fails("\(mistake.name) cannot be planted: \(mistake.condition)") }
      let additions = try mistake.additions(in: context)
      switch try await context.run(tests, adding: files + additions, note: ", with \(mistake.name)") {
      // A general mistake need not fit all code; the others decide.
      case .doesNotBuild: untried.append(mistake.name)
      case .ran(let record, _):
        let names = record.ended.map(\.name)
        // After a crash nobody knows of the tests that did not run.
        let failed = record.isComplete ? record.failed.map(\.name) : names
        if let blind = mistake.tests.first(where: { names.contains($0) && !failed.contains($0) }) {
          return .fails("'\(blind)' passes with \(mistake.name): it does not look at what its name says")
        }
        ended.formUnion(names)
        noticing.formUnion(failed)
      }
    }
    if ended.isEmpty, untried.isEmpty { return .fails("there is no such test yet") }
    guard !ended.isEmpty else {
      return .fails("your tests do not build with \(untried.joined(separator: " or ")) in the code")
    }
    guard untried.isEmpty else {
      return .holds(
        "\(noticing.count) tests fail with a mistake; not tried: \(untried.joined(separator: ", "))")
    }
    if let blind = ended.subtracting(noticing).sorted().first {
      return .fails("'\(blind)' passes with each of the mistakes: nothing makes it fail")
    }
    return .holds("each of \(ended.count) tests fails with a mistake in the code")
  }
}
