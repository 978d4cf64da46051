import CommandLineKit
import Edits
import Foundation
import PackageLayout

/// An exercise in `docs/kata`, read from its `README.md`, or from `variants.md` for one of its variants.
///
/// Beside the page are patches: perhaps `start`, the `solution` and others by name, and the mistakes of its checks; the folder
/// `wrong` has wrong answers.
struct Kata: Sendable {
  /// The name of the file for an answer in words, in the folder of a kata that asks for one.
  static let answer = "answer.txt"
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
  /// The checks.
  let checks: [CheckLine]
  /// The hints, from vague to exact.
  let hints: [String]
  /// What to know when it is done: answers to the task's questions.
  let afterwards: String
  /// The variant, if it is one.
  var variant: KataVariant?

  /// The katas of a package, the shortest first.
  static func all(in package: URL) throws(CommandFailure) -> [Kata] {
    let folder = package.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.sorted().filter { !$0.contains(".") }
      .map { name throws(CommandFailure) in try Kata(named: name, in: folder.appending(path: name)) }
      .sorted { ($0.minutes, $0.name) < ($1.minutes, $1.name) }
  }

  /// Reads a kata from its page; throws if the page lacks a part or a check cannot be read.
  init(named name: String, in folder: URL) throws(CommandFailure) {
    let text = (try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)) ?? ""
    try self.init(named: name, in: folder, page: text, file: "\(Self.path)/\(name)/README.md")
  }

  /// Reads a kata from the text of a page; `file` is named in messages.
  init(named name: String, in folder: URL, page text: String, file: String) throws(CommandFailure) {
    guard
      let head = text.firstMatch(of: /\A# (.+)\n\n(\d+) minutes\. (.+)\n\nGoal: ((?s).+?)\n\n/),
      let minutes = Int(head.output.2),
      let block = text.firstMatch(of: /\n## Check\n\n```check\n((?s).+?)\n```\n/),
      let end = text.firstMatch(of: /\n## Afterwards\n\n((?s).+)\n/)
    else {
      throw CommandFailure(
        """
        '\(file)' is no kata: it needs a title, 'N minutes. LESSON', 'Goal: …', '## Check' and '## Afterwards'.
        """, .missingInput)
    }
    self.name = name
    self.folder = folder
    self.minutes = minutes
    title = String(head.output.1)
    teaches = String(head.output.3)
    goal = String(head.output.4.replacing("\n", with: " "))
    task = text[head.range.upperBound..<block.range.lowerBound]
      .trimmingCharacters(in: .whitespacesAndNewlines)
    checks = try block.output.1.split(separator: "\n").map { line throws(CommandFailure) in
      try CheckLine(String(line), in: file)
    }
    hints = text.matches(of: /<details><summary>.+<\/summary>\n\n((?s).+?)\n\n<\/details>/)
      .map { String($0.output.1) }
    afterwards = end.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the start changes in a package: what the variant plants, or the patch `start` if there is one.
  func plant(in package: URL) throws(CommandFailure) -> [Change] {
    switch variant?.plant {
    case .mistake(let mistake): [mistake]
    case .lostTest(let test): [try test.removal(in: package)]
    case nil: [change("start")].compactMap(\.self)
    }
  }

  /// A patch beside the page, such as `solution` or `wrong/guessed`, as a change of the package; nil if there is none.
  func change(_ name: String) -> Change? {
    let file = patchFile(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Change(
      "the patch '\(name)' of the kata '\(self.name)'", .patch(Patch(file)),
      remedy: "Renew '\(Self.path)/\(self.name)/\(name).patch', then check it by '.ci/katas \(self.name)'.")
  }

  /// The text of a patch beside the page; nil if there is none.
  func text(of patch: String) -> String? { try? String(contentsOf: patchFile(patch), encoding: .utf8) }

  /// The names of the patches with solutions: `solution` first, then any others by name.
  var solutions: [String] { patches(in: folder).filter { $0.hasPrefix("solution") } }

  /// The wrong answers: those that change the start, then those that change the solution, by name.
  var wrongAnswers: [WrongAnswer] {
    let folder = folder.appending(path: "wrong")
    let later = patches(in: folder.appending(path: WrongAnswer.afterSolution))
      .map { "\(WrongAnswer.afterSolution)/\($0)" }
    return (patches(in: folder) + later).map { WrongAnswer(named: $0, in: folder) }
  }

  private func patchFile(_ name: String) -> URL { folder.appending(path: "\(name).patch") }

  private func patches(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(".patch".count)) }.sorted()
  }
}
