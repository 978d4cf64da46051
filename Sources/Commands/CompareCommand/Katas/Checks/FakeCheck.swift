import Foundation

/// Whether the code can be used with a test double that the kata supplies, and the tests of the supplied file pass.
///
/// What is never called, what decides where it should not, and what nobody can replace is found by handing in such a double.
struct FakeCheck: KataCheck {
  static let form = CheckForm(word: "fake", arguments: "FILE MODULE")

  /// The name of the file beside the kata's page; its suite has the same name.
  let file: String
  private let module: String

  init?(_ arguments: [String]) {
    guard arguments.count == 2, arguments[0].hasSuffix("Tests.swift") else { return nil }
    file = arguments[0]
    module = arguments[1]
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let text = try context.text(of: file)
    let suite = file.dropLast(".swift".count)
    let tests = TestFilter("\(module)Tests.\(suite)")
    let addition = AddedFile(path: "Tests/\(module)Tests/Logic/\(file)", text: text)
    switch try await context.run(tests, adding: [addition], note: ", with a supplied test double") {
    case .doesNotBuild(let output):
      let error = TestWords.error(in: output) ?? "no reason is given"
      return .fails("the supplied test double cannot be handed in: \(error)")
    case .ran(let record, _):
      if record.failed.isEmpty, !record.isComplete {
        return .fails("with the supplied test double the code crashes")
      }
      let isGood = !record.ended.isEmpty && record.failed.isEmpty
      return CheckFinding(
        isGood: isGood, text: "with the supplied test double, \(TestWords.summary(of: record))")
    }
  }
}
