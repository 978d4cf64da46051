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
        ""
      ] + paragraph("Goal: \(kata.goal)") + ["", kata.task, ""]
        + ["It is done when these hold:"] + kata.checks.flatMap { paragraph($0.announced, after: "  ") }
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

  /// The findings of the checks, and what to do next; after all of them held, what to know afterwards, and after how many runs.
  func check(_ checked: [CheckedLine], of kata: Kata, isDone: Bool, runs: Int) -> String {
    let rows = checked.flatMap { line in
      setter.paragraph(
        [setter.mark(line.finding.isGood)] + setter.words("\(line.line): \(line.finding.text)"), indent: 2,
        after: "")
    }
    return text(
      rows + (isDone ? ["", kata.afterwards, ""] : [])
        + paragraph(next(after: checked, isDone: isDone, runs: runs)))
  }

  private func next(after checked: [CheckedLine], isDone: Bool, runs: Int) -> String {
    let left = checked.count { !$0.finding.isGood }
    if left > 0 { return "\(left) of \(checked.count) to go. Stuck: \(command("--hint"))." }
    guard isDone else { return "They hold. All checks: \(command("--check"))." }
    return
      "All hold, at run \(runs) of the checks. Compare with \(command("--solution")), then \(command("--stop"))."
  }

  /// Solutions, each below its title; a title alone makes no difference to 'git apply'.
  func solutions(_ solutions: [KataSolution]) -> String {
    solutions.map { "# \($0.title)\n\($0.text)" }.joined(separator: "\n")
  }

  /// Where the work is kept.
  func end(of started: StartedKata, work: [URL]) -> String {
    let place = started.stage.branch.map { "on '\($0)'" } ?? "at the commit of before"
    let variant = started.stage.variant.map { " --variant \($0)" } ?? ""
    let start = command("\(started.kata.name) --start\(variant)")
    let files = work.map { "'\($0.path)'" }.joined(separator: " and ")
    let kept =
      work.isEmpty
      ? "You had changed nothing." : "Your work is in \(files). To go on: \(start), then 'git apply FILE'."
    return text(paragraph("The checkout is \(place) again. \(kept)"))
  }
}
