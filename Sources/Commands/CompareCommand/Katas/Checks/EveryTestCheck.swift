import Foundation
import PackageLayout

/// Whether each unit test fails with at least one of some general mistakes, which fit code that nobody has seen, and passes with a
/// comment more in each file.
///
/// The mistakes are in `mistakes.json` beside the kata's page; each names the tests that are about it. Tests that pass with their
/// mistake, or with all, look at nothing; those that a comment makes fail look at the text of the code, or at how often they ran.
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
    if let fault = try await faultWithComments(in: context) { return .fails(fault) }
    guard untried.isEmpty else {
      return .holds(
        "\(noticing.count) tests fail with a mistake; not tried: \(untried.joined(separator: ", "))")
    }
    if let blind = ended.subtracting(noticing).sorted().first {
      return .fails("'\(blind)' passes with each of the mistakes: nothing makes it fail")
    }
    return .holds("each of \(ended.count) tests fails with a mistake in the code")
  }

  /// What is wrong once the code of the pattern has a comment more in each file; nil if all tests pass as before.
  private func faultWithComments(in context: CheckContext) async throws(CommandFailure) -> String? {
    let folder = PackageLayout.code(of: tests.module)
    let files = SourceFolder(folder, of: context.checkout.folder).files.map { file in
      AddedFile(path: file.path, text: file.lines.joined(separator: "\n") + "\n// A comment more.\n")
    }
    switch try await context.run(tests, adding: files, note: ", with a comment more") {
    case .doesNotBuild: return "with a comment more in each file your code does not build"
    case .ran(let record, _):
      if let nosy = record.failed.first?.name {
        return "'\(nosy)' fails with a comment more in the code: it looks at more than what the code does"
      }
      return record.isComplete ? nil : "with a comment more in the code your tests crash"
    }
  }
}
