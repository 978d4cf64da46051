import Foundation
import TerminalText

/// The texts of `compare kata`.
struct KataPage {
  private let setter: Typesetter

  init(style: OutputStyle) { setter = Typesetter(style: style) }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
  private func paragraph(_ text: String, after mark: String = "") -> [String] {
    setter.paragraph(setter.words(text), indent: TextWidth.of(mark), after: mark)
  }
  private func command(_ words: String) -> String { "'swift run compare kata \(words)'" }

  /// All katas with their lessons.
  func list(_ katas: [Kata]) -> String {
    let width = (katas.map(\.name.count).max() ?? 0) + 2
    let rows = katas.flatMap { kata in
      paragraph(
        "\(kata.title). \(kata.teaches)",
        after: kata.name.padding(toLength: width, withPad: " ", startingAt: 0) + "\(kata.minutes) min  ")
    }
    return text(
      rows + [""] + paragraph("The task: \(command("NAME")). To begin: \(command("NAME --start"))."))
  }

  /// A kata's task and checks, as its page has them.
  func task(of kata: Kata) -> String {
    text(
      [setter.heading(kata.title)] + paragraph("\(kata.minutes) minutes. \(kata.teaches)") + [
        "", kata.task, "",
      ]
        + ["It is done when these hold:"] + kata.checks.flatMap { paragraph($0, after: "  ") }
        + [""] + paragraph("To begin: \(command("\(kata.name) --start")), in a clean checkout."))
  }

  /// The task again, now that the checkout is prepared.
  func start(of kata: Kata) -> String {
    text(
      [setter.heading("Started: \(kata.title)"), kata.task, ""]
        + paragraph(
          "How far you are: \(command("--check")). Stuck: \(command("--hint")). Back: \(command("--stop"))."))
  }

  /// Some hints with their numbers.
  func hints(_ hints: [(offset: Int, element: String)], of count: Int) -> String {
    let isLast = hints.last?.offset == count - 1
    return text(
      hints.flatMap { paragraph($0.element, after: "\($0.offset + 1) of \(count)  ") }
        + (isLast ? paragraph("That was the last one.") : []))
  }

  /// The findings of the checks, and what to do next.
  func check(_ findings: [(line: String, isGood: Bool, text: String)], of kata: Kata, isGood: Bool) -> String
  {
    let rows = findings.flatMap { finding in
      setter.paragraph(
        [setter.mark(finding.isGood)] + setter.words("\(finding.line): \(finding.text)"), indent: 2, after: ""
      )
    }
    let next =
      isGood
      ? "All hold. Compare with \(command("--solution")), then \(command("--stop"))."
      : "\(findings.count { !$0.isGood }) of \(findings.count) to go. Stuck: \(command("--hint"))."
    return text(rows + (isGood ? ["", kata.afterwards, ""] : []) + paragraph(next))
  }

  /// Where the work is kept; with a commit to go back to if some were made since the start.
  func end(saved: URL?, commit: String?) -> String {
    let work =
      saved.map { "Your work is in '\($0.path)'; 'git apply FILE' brings it back." }
      ?? "You had changed nothing."
    let commits = commit.map { " Your commits stay; 'git reset --hard \($0)' leaves them." } ?? ""
    return text(paragraph("The checkout is clean again. \(work)\(commits)"))
  }
}
