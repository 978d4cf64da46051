import Foundation

/// Whether a file of tests has lost nothing since the start: every old line is there in order, and no old test has a new one.
struct KeptCheck: KataCheck {
  static let form = CheckForm(word: "kept", arguments: "FILE")

  /// The file.
  let file: String

  init?(_ arguments: [String]) {
    guard arguments.count == 1 else { return nil }
    file = arguments[0]
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    let old = try await context.checkout.textAtStart(of: file).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let text = (try? String(contentsOf: context.checkout.folder.appending(path: file), encoding: .utf8)) ?? ""
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let tests = OldTest.all(in: old)
    for change in new.difference(from: old) {
      if case .remove(let offset, let line, _) = change {
        guard let test = tests.first(where: { $0.lines.contains(offset) }) else {
          return .fails("a line that was there is gone: '\(line.trimmingCharacters(in: .whitespaces))'")
        }
        return .fails("the test '\(test.name)' was there before, and you changed it; write another beside it")
      }
    }
    // Nothing was removed, so an old test is whole if its lines stand together.
    for test in tests where !new.contains(sequence: Array(old[test.lines])) {
      return .fails("you added lines to the test '\(test.name)', which was there before")
    }
    return .holds("all \(tests.count) old tests are there as they were")
  }
}
