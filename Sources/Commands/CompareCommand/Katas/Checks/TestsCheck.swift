import Foundation
import PackageLayout

/// Whether there are tests such as `MVPTests.LoginTests`, and all pass.
struct TestsCheck: KataCheck {
  static let form = CheckForm(word: "tests", arguments: "TESTS")

  private let tests: TestFilter

  init?(_ arguments: [String]) {
    guard arguments.count == 1 else { return nil }
    tests = TestFilter(arguments[0])
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let folder = context.checkout.folder.appending(path: PackageLayout.tests(of: tests.module))
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return .absent(tests.module.lowercased())
    }
    switch try await context.run(tests) {
    case .doesNotBuild(let output): return .fails(TestWords.reason(in: output))
    case .ran(let record, _):
      return CheckFinding(
        isGood: !record.ended.isEmpty && record.isComplete && record.failed.isEmpty,
        text: TestWords.summary(of: record))
    }
  }
}
