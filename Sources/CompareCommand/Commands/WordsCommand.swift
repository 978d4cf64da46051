import CommandLineKit
import Report
import TerminalText

/// `compare words`: the terms of the reports.
struct WordsCommand: RunnableCommand {
  let shared: SharedOptions
  let terms = Positional(
    "TERM", repeating: true, help: "A term or a row of a table, such as 'seams'; all terms by default.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "words", overview: "Explain the terms and figures of the reports.", positionals: [terms],
      options: [shared.all, shared.format, shared.output, shared.color],
      examples: ["compare words", "compare words seam wiring", "compare words 'types (protocols)'"])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    let glossary = Glossary(cards: invocation.cards)
    let words = invocation.parsed[terms]
    // Words without quotes may be one term.
    let joined = words.joined(separator: " ")
    var found = words.isEmpty ? glossary.entries : []
    for name in words.isEmpty || glossary.entries(for: joined).isEmpty ? words : [joined] {
      let entries = glossary.entries(for: name)
      guard !entries.isEmpty else {
        let meant =
          name.closest(among: glossary.entries.flatMap(\.names)).map { "Did you mean '\($0)'? " } ?? ""
        throw CommandError(
          "There is no term '\(VisibleText.escaping(name))'. \(meant)'compare words' lists them.", .usage)
      }
      found += entries.filter { !found.contains($0) }
    }
    let subject = ReportSubject.glossary(found, isWhole: words.isEmpty)
    return CompareCommand.Outcome(
      output: try invocation.formatted(subject, as: invocation.parsed[shared.format]))
  }
}
