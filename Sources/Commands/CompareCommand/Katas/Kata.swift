import CommandLineKit
import Edits
import Foundation
import PackageLayout

/// An exercise in `docs/kata`, read from its `README.md`.
///
/// Beside it are patches: perhaps `start`, the `solution`, any number of wrong answers, and the mistakes of its checks.
struct Kata {
  /// The folder of all katas in the package.
  static let path = PackageLayout.katas

  /// The name of its folder.
  let name: String
  /// The folder.
  let folder: URL
  let title: String
  let minutes: Int
  /// The lesson in one sentence.
  let teaches: String
  /// The page up to its checks.
  let task: String
  /// The checks, each a line.
  let checks: [String]
  /// The hints, from vague to exact.
  let hints: [String]
  /// What to know when it is done: answers to the task's questions.
  let afterwards: String

  /// The katas of a package, the shortest first.
  static func all(in package: URL) throws(CommandFailure) -> [Kata] {
    let folder = package.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.sorted().filter { !$0.contains(".") }
      .map { name throws(CommandFailure) in try Kata(named: name, in: folder.appending(path: name)) }
      .sorted { ($0.minutes, $0.name) < ($1.minutes, $1.name) }
  }

  /// Reads a kata; throws if its page lacks a part.
  init(named name: String, in folder: URL) throws(CommandFailure) {
    let text = (try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)) ?? ""
    guard
      let head = text.firstMatch(of: /\A# (.+)\n\n(\d+) minutes\. (.+)\n\n/),
      let minutes = Int(head.output.2),
      let block = text.firstMatch(of: /\n## Check\n\n```check\n((?s).+?)\n```\n/),
      let end = text.firstMatch(of: /\n## Afterwards\n\n((?s).+)\n/)
    else {
      throw CommandFailure(
        "'\(Self.path)/\(name)/README.md' is no kata: it needs a title, 'N minutes. LESSON', '## Check' and '## Afterwards'.",
        .missingInput)
    }
    (self.name, self.folder, self.minutes) = (name, folder, minutes)
    (title, teaches) = (String(head.output.1), String(head.output.3))
    task = text[head.range.upperBound..<block.range.lowerBound]
      .trimmingCharacters(in: .whitespacesAndNewlines)
    checks = block.output.1.split(separator: "\n").map(String.init)
    hints = text.matches(of: /<details><summary>.+<\/summary>\n\n((?s).+?)\n\n<\/details>/)
      .map { String($0.output.1) }
    afterwards = end.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A patch beside the page, such as `solution`, as a change of the package; nil if there is none.
  func change(_ name: String) -> Change? {
    let file = patchFile(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Change(
      "the patch '\(name)' of the kata '\(self.name)'", .patch(Patch(file)),
      remedy: "Renew '\(Self.path)/\(self.name)/\(name).patch', then check it by '.ci/katas \(self.name)'.")
  }

  /// The text of the patch with the solution; nil if there is none.
  var solution: String? { try? String(contentsOf: patchFile("solution"), encoding: .utf8) }

  /// The names of the patches with wrong answers: `wrong`, `wrong-2` and so on.
  var wrongAnswers: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasPrefix("wrong") && $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }
      .sorted()
  }

  private func patchFile(_ name: String) -> URL { folder.appending(path: "\(name).patch") }
}
