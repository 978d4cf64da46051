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
      name: "explain", overview: "Print the figures behind one verdict; with '--all' also the lines of code.",
      positionals: [claim],
      options: [shared.all, shared.format, shared.packagePath, shared.output, shared.color],
      examples: ["compare explain mvp.testable", "compare explain viper.cost --all"])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    let id = invocation.parsed[claim].first ?? ""
    let claims = invocation.cards.flatMap { card in card.claims.map { (card, $0) } }
    guard let (card, claim) = claims.first(where: { $0.1.id == id.lowercased() }) else {
      throw unknown(id, invocation)
    }
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
    let ids = invocation.cards.flatMap(\.claims).map(\.id)
    let parts = word.lowercased().split(separator: ".")
    let pattern = parts.first.flatMap { shared.patterns.value(of: String($0)) }
    let named = ids.filter { $0.split(separator: ".").last == parts.last }
    let alike = named.isEmpty ? [word.closest(among: ids)].compactMap(\.self) : named
    let meant = alike.isEmpty ? "" : "Did you mean \(alike.map { "'\($0)'" }.joined(separator: ", "))? "
    let list = pattern.map { "compare claims \($0)" } ?? "compare claims"
    return CommandError(
      "There is no claim '\(VisibleText.escaping(word))'. \(meant)'\(list)' lists them.", .usage)
  }
}
