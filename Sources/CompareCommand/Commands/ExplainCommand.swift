import CommandLineKit
import Comparison
import Report
import TerminalText

/// `compare explain`: the figures and the lines of code behind one verdict.
struct ExplainCommand: RunnableCommand {
  let shared: SharedOptions
  let claim = Positional(
    "CLAIM", required: true, help: "The claim's id, as 'compare claims' prints it, such as 'mvp.testable'.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "explain", overview: "Print the figures and the lines of code behind one verdict.",
      positionals: [claim],
      options: [shared.all, shared.format, shared.packagePath, shared.output, shared.color],
      examples: ["compare explain mvp.testable"])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    let id = invocation.parsed[claim].first ?? ""
    guard let card = invocation.cards.first(where: { $0.claims.contains { $0.id == id } }),
      let claim = card.claims.first(where: { $0.id == id })
    else { throw unknown(id, invocation) }
    let codebase = try await invocation.codebase()
    let finding = Judge(of: codebase, findsTurns: true).finding(for: claim, of: card)
    let output = try invocation.formatted(.claim(finding), as: invocation.parsed[shared.format])
    guard let fault = codebase.faults.first(where: { $0.card.id == card.id }) else {
      return CompareCommand.Outcome(output: output)
    }
    let messages = (["Error: \(card.name): \(fault.summary)"] + fault.remedy).joined(separator: "\n")
    return CompareCommand.Outcome(output: output, messages: messages, exitCode: .failure)
  }

  private func unknown(_ word: String, _ invocation: Invocation) -> CommandError {
    let claims = invocation.cards.flatMap(\.claims).map(\.id)
    let meant = word.closest(among: claims).map { "Did you mean '\($0)'? " } ?? ""
    let pattern = word.split(separator: ".").first.flatMap { id in
      invocation.cards.first { $0.id == id }
    }
    let list = pattern.map { "compare claims \($0.id)" } ?? "compare claims"
    return CommandError(
      "There is no claim '\(VisibleText.escaping(word))'. \(meant)'\(list)' lists them.", .usage)
  }
}
