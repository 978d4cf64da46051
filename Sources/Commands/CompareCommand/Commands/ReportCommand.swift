import CommandLineKit
import Report

/// `compare list`, `compare scenarios` and `compare claims`: a report on one topic.
struct ReportCommand: RunnableCommand {
  let topic: Topic
  let declaration: CommandDeclaration

  private static let hideVerdicts = Flag(
    "hide-verdicts", help: "Leave out verdicts and figures, to guess them first.")

  static func list(_ shared: SharedOptions) -> ReportCommand {
    let declaration = CommandDeclaration(
      name: "list",
      overview: "List the patterns with their commands; as HTML, one sheet of their roles to print.",
      positionals: [shared.patterns],
      options: shared.report)
    return ReportCommand(topic: .list, declaration: declaration)
  }

  static func scenarios(_ shared: SharedOptions) -> ReportCommand {
    let declaration = CommandDeclaration(
      name: "scenarios", overview: "Run the scenarios and print the matrix.", positionals: [shared.patterns],
      options: [shared.example] + shared.report)
    return ReportCommand(topic: .scenarios, declaration: declaration)
  }

  static func claims(_ shared: SharedOptions) -> ReportCommand {
    let declaration = CommandDeclaration(
      name: "claims", overview: "Print the claims for and against the patterns, with verdicts.",
      positionals: [shared.patterns], options: [Self.hideVerdicts] + shared.packageReport)
    return ReportCommand(topic: .claims, declaration: declaration)
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    try await invocation.report(topic, readsCode: !invocation.parsed[Self.hideVerdicts])
  }
}
