import CommandLineKit
import Verdicts
import Report

/// `compare explain`: the figures and the lines of code behind one verdict.
struct ExplainCommand: RunnableCommand {
  let shared: SharedOptions
  let claim = Positional(
    "CLAIM", required: true, help: "The claim's id, as 'compare claims' prints it, such as 'mvp.testable'.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "explain", overview: "Print the figures behind one verdict; with '--all' also the lines of code.",
      positionals: [claim],
      options: [shared.all] + shared.packageReport,
      examples: ["compare explain mvp.testable", "compare explain viper.cost --all"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let word = invocation.parsed[claim].first ?? ""
    let id = word.lowercased()
    let claims = invocation.cards.flatMap { card in card.claims.map { (card, $0) } }
    let named = claims.filter { $0.1.id == id || $0.1.id.hasSuffix(".\(id)") }
    guard named.count < 2, let (card, claim) = named.first else {
      let pattern = id.split(separator: ".").first.flatMap { shared.patterns.value(of: String($0)) }
      let list = ["compare claims", pattern].compactMap(\.self).joined(separator: " ")
      throw .command(
        .unknown(
          word, "claim", among: (named.isEmpty ? claims : named).map(\.1.id),
          listedBy: named.isEmpty ? list : nil))
    }
    let codebase = try await invocation.codebase()
    let finding = Judge(of: codebase, findsTurns: true).finding(for: claim, of: card)
    let fault = codebase.faults.first { $0.card.id == card.id }
    return try invocation.outcome(
      .claim(finding), messages: fault.map { ["Error: \(card.name): \($0.summary)"] + $0.remedy } ?? [],
      isGood: fault == nil)
  }
}
