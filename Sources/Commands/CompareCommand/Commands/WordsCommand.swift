import CommandLineKit
import Report

/// `compare words`: the terms of the reports.
struct WordsCommand: RunnableCommand {
  let shared: SharedOptions
  let terms = Positional(
    "TERM", repeating: true, help: "A term or a row of a table, such as 'seams'; all terms by default.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "words", overview: "Explain the terms and figures of the reports.", positionals: [terms],
      options: [shared.all] + shared.report,
      examples: ["compare words", "compare words seam wiring", "compare words 'composition root'"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let glossary = Glossary(cards: invocation.cards)
    let words = invocation.parsed[terms]
    // Words without quotes may be one term.
    let joined = words.joined(separator: " ")
    var found = words.isEmpty ? glossary.entries : []
    for name in words.isEmpty || glossary.entries(for: joined).isEmpty ? words : [joined] {
      let entries = glossary.entries(for: name)
      guard !entries.isEmpty else {
        throw .command(
          .unknown(name, "term", among: glossary.entries.flatMap(\.names), listedBy: "compare words"))
      }
      found += entries.filter { !found.contains($0) }
    }
    return try invocation.outcome(.glossary(found, isWhole: words.isEmpty))
  }
}
