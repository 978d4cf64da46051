import CommandLineKit
import Report

/// `compare facts`: what can be quoted of the patterns, a fact a line.
struct FactsCommand: RunnableCommand {
  let shared: SharedOptions

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "facts", overview: "Print facts to quote, each with how it was measured and where it stands.",
      discussion: """
        Each line stands for itself, in a talk or a message. The figures are those of the report, of 'compare mutants' and of \
        'compare changes'. A fact of a record that is missing or older than the code is left out; a line says which command \
        renews the record. Exits with 1 if the code of a pattern cannot be measured.
        """,
      positionals: [words],
      options: [shared.example] + shared.packageReport,
      tables: [
        HelpTable("TOPICS", rows: FactTopic.allCases.map { (label: $0.rawValue, help: $0.summary) })
      ],
      examples: ["compare facts mvp viper", "compare facts mvp tests doubles --example notes"])
  }

  /// Patterns and topics, in any order.
  private var words: Positional {
    shared.patterns(
      beside: FactTopic.allCases.map(\.rawValue),
      help: "Patterns and topics, in any order; all by default.")
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let named = invocation.parsed[words].compactMap(FactTopic.init)
    // Refuses an example that no pattern has.
    let examples = try invocation.examples
    let sheet = try await invocation.facts(
      about: FactTopic.allCases.filter { named.isEmpty || named.contains($0) },
      in: invocation.parsed[shared.example])
    return try invocation.outcome(
      .facts(sheet), messages: invocation.absences(in: examples), isGood: sheet.isWhole)
  }
}
