import Catalog
import CodeGraph
import CommandLineKit
import Report
import TerminalText
import Verdicts

/// `compare choose`: questions about what somebody needs, and the patterns that remain after the answers.
struct ChooseCommand: RunnableCommand {
  let shared: SharedOptions

  /// The option of a question.
  private static func option(_ id: Question.ID, _ help: String) -> Option<String?> {
    Option(
      id.rawValue, value: Question.of(id)?.placeholder ?? "ANSWER", help: help, parse: { $0 })
  }

  private let changes = option(.changes, "What changes most often: rules, data, screens or navigation.")
  private let tested = option(.tested, "The tests that must need no UI: at least so many per cent.")
  private let next = option(.next, "Whether a screen may show the next one itself: yes or no.")
  private let links = option(.links, "Whether a link from outside must open a screen: yes or no.")
  private let types = option(.types, "The types per screen that are bearable: at most so many.")
  private let today = option(.today, "The pattern of the code today; after '=' the lines that may be new.")

  private var options: [(id: Question.ID, option: Option<String?>)] {
    [
      (.changes, changes), (.tested, tested), (.next, next), (.links, links), (.types, types),
      (.today, today),
    ]
  }

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "choose", overview: "Ask what you need, and print the patterns that remain, with their figures.",
      discussion: """
        At a terminal it asks the questions; with answers as options it prints what follows from them, and without either it prints \
        the questions with all figures. An answer rules a pattern out by one figure, which is named; what is not asked for rules \
        nothing out, and nothing is ranked.
        """,
      options: options.map(\.option) + [shared.all] + shared.packageReport,
      tables: [
        HelpTable(
          "QUESTIONS",
          rows: Question.all.map { (label: "--\($0.id.rawValue)", help: "\($0.decider) \($0.rule)") })
      ],
      examples: [
        "compare choose", "compare choose --changes rules --types 10",
        "compare choose --next no --today massive-mvc=600",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    var needs = try needs(on: invocation)
    let codebase = try await invocation.codebase()
    let questionnaire = try invocation.questionnaire(of: codebase)
    guard needs.isEmpty else {
      return try outcome(.decision(Decision(needs, in: questionnaire)), of: codebase, invocation)
    }
    guard let conversation = invocation.conversation else {
      return try outcome(.questionnaire(questionnaire), of: codebase, invocation)
    }
    let dialog = ChooseDialog(questionnaire: questionnaire, conversation: conversation) { columns in
      invocation.style(columns: columns)
    }
    let interruption = conversation.endsByControlC ? Interruption() : nil
    defer { interruption?.end() }
    needs = try await dialog.needs()
    conversation.say("\n")
    var answered = invocation
    answered.style = invocation.style(columns: conversation.columns())
    return try outcome(.decision(Decision(needs, in: questionnaire)), of: codebase, answered)
  }

  /// The answers that are options, in the order of the questions.
  private func needs(on invocation: Invocation) throws(CommandFailure) -> [Need] {
    var needs: [Need] = []
    for (id, option) in options {
      guard let text = invocation.parsed[option], let question = Question.of(id) else { continue }
      do throws(NeedError) {
        needs.append(try question.need(from: text, among: invocation.cards))
      } catch {
        let meant = error.word.suggestion(among: error.candidates)
        throw .command(
          CommandError(
            "'\(text.echoed)' does not answer '--\(id.rawValue)'.\(meant) Expected \(error.expected).",
            .usage,
            unknownWord: error.word))
      }
    }
    return needs
  }

  private func outcome(
    _ subject: ReportSubject, of codebase: Codebase, _ invocation: Invocation
  ) throws(CommandFailure) -> CompareCommand.Outcome {
    try invocation.outcome(subject, isGood: codebase.faults.isEmpty)
  }
}
