import Foundation
import TerminalText

/// The texts of `compare kata`.
struct KataPage {
  private let setter: Typesetter
  /// The current folder, from which paths are shown.
  private let current: URL

  init(style: OutputStyle, current: URL) {
    setter = Typesetter(style: style)
    self.current = current
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
  private func paragraph(_ text: String, after mark: String = "") -> [String] {
    setter.paragraph(setter.words(text), indent: TextWidth.of(mark), after: mark)
  }
  private func command(_ words: String) -> String { "'swift run compare kata \(words)'" }

  /// All katas with their lessons, and those that are started.
  func list(_ katas: [Kata], started: [StartedExercise]) -> String {
    let width = (katas.map(\.name.count).max() ?? 0) + 2
    let rows = katas.flatMap { kata in
      paragraph(
        "\(kata.title). \(kata.teaches)",
        after: kata.name.padding(toLength: width, withPad: " ", startingAt: 0) + "\(kata.minutes) min  ")
    }
    let open = started.flatMap { exercise -> [String] in
      guard case .kata(let name) = exercise.kind else { return [] }
      return paragraph("Started: \(name), in '\(exercise.url.path(from: current))'.")
    }
    return text(
      rows + [""] + open
        + paragraph("The task: \(command("NAME")). To begin: \(command("NAME --start"))."))
  }

  /// A kata's task and checks, as its page has them.
  func task(of kata: Kata) -> String {
    text(
      [setter.heading(kata.title)] + paragraph("\(kata.minutes) minutes. \(kata.teaches)") + [""]
        + paragraph("Goal: \(kata.goal)") + ["", kata.task, ""]
        + ["It is done when these hold:"]
        + KataCheck.announcements(of: kata).flatMap { paragraph($0, after: "  ") }
        + [""] + paragraph("To begin: \(command("\(kata.name) --start"))."))
  }

  /// The task again, now that the copy is there.
  func start(of kata: Kata, in copy: URL) -> String {
    let folder = copy.path(from: current)
    return text(
      [setter.heading("Started: \(kata.title)")]
        + paragraph("It is in '\(folder)', a copy with one pattern; the checkout stays as it is. Work there:")
        + ["  cd \(folder)", "", kata.task, ""]
        + paragraph(
          """
          Here in the checkout: how far you are: \(command("--check")). Stuck: \(command("--hint")). The end: \
          \(command("--stop")).
          """))
  }

  /// Some hints with their numbers.
  func hints(_ hints: [(offset: Int, element: String)], of count: Int) -> String {
    let isLast = hints.last?.offset == count - 1
    return text(
      hints.flatMap { paragraph($0.element, after: "\($0.offset + 1) of \(count)  ") }
        + (isLast ? paragraph("That was the last one.") : []))
  }

  /// The findings of the checks, and what to do next; after all of them held, what to know afterwards.
  func check(_ findings: [KataCheck.Finding], of kata: Kata) -> String {
    let rows = findings.flatMap { finding in
      setter.paragraph(
        [setter.mark(finding.isGood)] + setter.words("\(finding.name): \(finding.text)"), indent: 2, after: ""
      )
    }
    let left = findings.count { !$0.isGood }
    guard left == 0 else { return text(rows + paragraph("\(left) to go. Stuck: \(command("--hint")).")) }
    return text(
      rows + ["", kata.afterwards, ""]
        + paragraph("All hold. Compare with \(command("--solution")), then \(command("--stop"))."))
  }

  /// The solutions, each below its title; a title alone makes no difference to 'git apply'.
  func solutions(of kata: Kata) -> String {
    kata.solutions.map { name in
      let words = name.trimmingPrefix("solution").trimmingPrefix("-").replacing("-", with: " ")
      let title = words.isEmpty ? "The solution" : "Another solution: \(words)"
      return "# \(title)\n\(kata.text(of: name) ?? "")"
    }.joined(separator: "\n")
  }

  /// Where the work is kept.
  func end(saved: URL?) -> String {
    let work =
      saved.map { "Your work is in '\($0.path)'; 'git apply FILE' applies it after another start." }
      ?? "You had changed nothing."
    return text(paragraph("The exercise is ended, and its copy is removed. \(work)"))
  }
}

extension URL {
  /// The path of a folder beside the current one, or else the whole path.
  func path(from current: URL) -> String {
    let parent = current.standardizedFileURL.deletingLastPathComponent().path
    let isNeighbour = standardizedFileURL.deletingLastPathComponent().path == parent
    return isNeighbour ? "../\(lastPathComponent)" : path
  }
}
