import Catalog
import CommandLineKit
import Foundation
import Records
import Report
import TerminalText

/// The texts of `compare kata race`.
struct RacePage {
  private let setter: Typesetter
  /// The current folder, from which paths are shown.
  private let current: URL

  init(style: OutputStyle, current: URL) {
    setter = Typesetter(style: style)
    self.current = current
  }

  // MARK: Texts

  /// The requests that can be raced on, and the races that are started.
  func list(_ requests: [ChangeRequest], started: [StartedExercise]) -> String {
    let width = (requests.map(\.id.count).max() ?? 0) + 2
    let exampleWidth = (requests.map(\.example.count).max() ?? 0) + 2
    let rows = requests.flatMap { request in
      paragraph(
        request.summary,
        after: request.id.padding(toLength: width, withPad: " ", startingAt: 0)
          + request.example.padding(toLength: exampleWidth, withPad: " ", startingAt: 0))
    }
    let races = started.flatMap { exercise -> [String] in
      guard case .race(let request, let pattern) = exercise.kind else { return [] }
      return paragraph("Started: \(request) in \(pattern), in '\(exercise.url.path(from: current))'.")
    }
    return text(
      rows + [""] + races
        + paragraph("To begin: 'swift run compare kata race --request NAME --in PATTERN'."))
  }

  /// The task, and what to do in the copy.
  func start(
    _ request: ChangeRequest, _ task: RaceTask, in copy: URL, before: TestOutcome?, card: Card,
    program: String
  ) -> String {
    let folder = copy.path(from: current)
    return text(
      [setter.heading("Race: \(request.id) in \(card.name)")] + prose(task.text) + ["", "Rewritten"]
        + prose(task.rewritten) + ["", "New scenarios"]
        + task.newScenarios.flatMap { paragraph($0, after: "- ") }
        + ["", "New unit tests, by these names"] + prose(task.tests) + [""]
        + (before.map { paragraph(redness(of: $0, card)) } ?? [])
        + paragraph(
          """
          Your copy has \(card.name) alone, so that nothing else can break, and the checkout stays as it is. Work there:
          """) + commands(folder: folder, program: program)
        + paragraph(
          """
          Change what is in Sources/Patterns/\(card.module) and Tests/\(card.module)Tests; a new type gets a role in \
          \(RaceCommand.roles). This text is in \(ExerciseCopy.task). Back here, '\(command("--check"))' measures your change, \
          and '\(command("--stop"))' ends the race.
          """))
  }

  /// Where the work is kept.
  func end(saved: URL?) -> String {
    let work =
      saved.map { "Your work is in '\($0.path)'; 'git apply FILE' applies it to a new race." }
      ?? "You had changed nothing."
    return text(paragraph("The race is ended, and its copy is removed. \(work)"))
  }

  /// The task as a file of the copy, in Markdown.
  func file(_ task: RaceTask, card: Card, program: String) -> String {
    let scenarios = task.newScenarios.map { "- \($0)\n" }.joined()
    return """
      # \(task.title)

      \(task.text)

      ## What is rewritten

      \(task.rewritten)

      ## New scenarios

      \(scenarios)
      ## New unit tests, by these names

      \(task.tests)

      ## How to work on it

          swift run \(program) --scenarios
          swift test

      Change what is in `Sources/Patterns/\(card.module)` and `Tests/\(card.module)Tests`. `docs/spec.md` is the contract, as the request has
      it; `git diff` shows your change. A new type gets one of the roles \(card.roles.map(\.name).joined(separator: ", ")), in
      `\(RaceCommand.roles)`:

          {"added": {"NewType": "\(card.roles.first?.name ?? "Role")"}, "removed": ["OldType"]}

      In the checkout of the catalogue, `swift run compare kata race --check` measures the change.

      """
  }

  // MARK: Parts

  /// How many scenarios fail at the start.
  private func redness(of before: TestOutcome, _ card: Card) -> String {
    if before.ending == .compileError {
      return """
        At the start \(card.name) does not compile: the request takes away what it uses. The compiler's errors say where.
        """
    }
    return "At the start \(counted(before.failed, "scenario")) fail, the new and some of the old ones."
  }

  private func commands(folder: String, program: String) -> [String] {
    ["  cd \(folder)", "  swift run \(program) --scenarios", "  swift test"]
  }

  private func command(_ action: String) -> String {
    "swift run compare kata race \(action)"
  }

  /// Paragraphs and list items of a text in Markdown, wrapped anew; an item begins with a dash.
  private func prose(_ markdown: String) -> [String] {
    var lines: [String] = []
    for block in markdown.components(separatedBy: "\n\n") {
      if !lines.isEmpty { lines.append("") }
      var items: [String] = []
      for line in block.split(separator: "\n") {
        if items.isEmpty || line.hasPrefix("- ") {
          items.append(String(line))
        } else {
          items[items.count - 1] += " " + line.drop { $0 == " " }
        }
      }
      lines += items.flatMap { item in
        item.hasPrefix("- ") ? paragraph(String(item.dropFirst(2)), after: "- ") : paragraph(item)
      }
    }
    return lines
  }

  private func paragraph(_ text: String, after mark: String = "") -> [String] {
    setter.paragraph(setter.words(text), indent: TextWidth.of(mark), after: mark)
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
