import CommandLineKit
import Edits
import Foundation
import PackageLayout

/// A unit test that a start takes away.
struct LostTest: Sendable, Hashable {
  /// The file that has it, by its path in the package.
  let file: String
  /// The test's name.
  let name: String

  /// The removal of the test and of the empty line before it; throws if the file lacks the test.
  func removal(in package: URL) throws(CommandFailure) -> Change {
    let text = (try? String(contentsOf: package.appending(path: file), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let test = OldTest.all(in: lines).first(where: { $0.name == name }) else {
      throw CommandFailure("'\(file)' has no test '\(name)'.", .missingInput)
    }
    let before = test.lines.lowerBound - 1
    let isAfterEmptyLine = lines.indices.contains(before) && lines[before].isEmpty
    let first = isAfterEmptyLine ? before : test.lines.lowerBound
    let removed = lines[first...test.lines.upperBound].map { "\($0)\n" }.joined()
    return Change(
      "the removal of the test '\(name)'", .edits([Edit(in: file, replace: removed, with: "")]),
      remedy: "Renew 'variants.md' of the kata, then check it by '.ci/katas'.")
  }
}
