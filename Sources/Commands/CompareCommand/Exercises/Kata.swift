import CommandLineKit
import Edits
import Foundation
import PackageLayout

/// An exercise in `docs/kata`, read from its `README.md`.
///
/// Beside the page are patches: perhaps `start`, the `solution` and others by name, and the mistakes that new tests must notice; the
/// folder `wrong` has wrong answers, each a patch and a text with what the check says of it.
struct Kata: Sendable {
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
  /// What a participant can do afterwards.
  let goal: String
  /// The page up to its checks.
  let task: String
  /// The id of the pattern whose code is worked on.
  let pattern: String
  /// The files and folders that may be changed.
  let paths: [String]
  /// The names of the patches with mistakes that the unit tests must notice in the end.
  let mistakes: [String]
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

  /// Reads a kata from its page; throws if the page lacks a part.
  init(named name: String, in folder: URL) throws(CommandFailure) {
    let text = (try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)) ?? ""
    guard
      let head = text.firstMatch(of: /\A# (.+)\n\n(\d+) minutes\. (.+)\n\nGoal: ((?s).+?)\n\n/),
      let minutes = Int(head.output.2),
      let check = text.firstMatch(
        of: /\n## Check\n\n```check\npattern (\S+)\nonly (.+)\n(?:mistakes (.+)\n)?```\n/),
      let end = text.firstMatch(of: /\n## Afterwards\n\n((?s).+)\n/)
    else {
      throw CommandFailure(
        """
        '\(Self.path)/\(name)/README.md' is no kata: it needs a title, 'N minutes. LESSON', 'Goal: …', '## Check' with \
        'pattern PATTERN' and 'only PATH …', and '## Afterwards'.
        """, .missingInput)
    }
    self.name = name
    self.folder = folder
    self.minutes = minutes
    title = String(head.output.1)
    teaches = String(head.output.3)
    goal = String(head.output.4.replacing("\n", with: " "))
    task = text[head.range.upperBound..<check.range.lowerBound]
      .trimmingCharacters(in: .whitespacesAndNewlines)
    pattern = String(check.output.1)
    paths = check.output.2.split(separator: " ").map(String.init)
    mistakes = check.output.3?.split(separator: " ").map(String.init) ?? []
    hints = text.matches(of: /<details><summary>.+<\/summary>\n\n((?s).+?)\n\n<\/details>/)
      .map { String($0.output.1) }
    afterwards = end.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The path of the patch with which it starts, in the package; nil if it starts from the code as it is.
  var startPatch: String? {
    text(of: "start") == nil ? nil : "\(Self.path)/\(name)/start.patch"
  }

  /// A patch beside the page, such as `solution` or `wrong/guessed`, as a change of the package.
  func change(_ name: String) -> Change {
    Change(
      "the patch '\(name)' of the kata '\(self.name)'", .patch(Patch(patchFile(name))),
      remedy: "Renew '\(Self.path)/\(self.name)/\(name).patch', then check it by '.ci/katas \(self.name)'.")
  }

  /// The text of a patch beside the page; nil if there is none.
  func text(of patch: String) -> String? { try? String(contentsOf: patchFile(patch), encoding: .utf8) }

  /// The names of the patches with solutions: `solution` first, then any others by name.
  var solutions: [String] { patches(in: folder).filter { $0.hasPrefix("solution") } }

  /// The names of the patches with wrong answers, such as `wrong/guessed`.
  var wrongAnswers: [String] { patches(in: folder.appending(path: "wrong")).map { "wrong/\($0)" } }

  private func patchFile(_ name: String) -> URL { folder.appending(path: "\(name).patch") }

  private func patches(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(".patch".count)) }.sorted()
  }
}
