import CommandLineKit
import Verdicts
import Examples
import Measures
import Report

/// `compare source`: the patterns' code, two patterns side by side.
struct SourceCommand: RunnableCommand {
  let shared: SharedOptions
  let role = Option<[String]>(
    "role", value: "NAME", help: "Only the code of a role, such as Presenter, or of a part, such as logic.")
  let file = Option<[String]>(
    "file", value: "NAME", help: "Only the file of that name, else all files with it in their names.")
  let brief = Flag(
    "brief", help: "Declarations only, for a projector; two patterns side by side from 80 columns on.")

  private var patterns: Positional {
    shared.patterns(isRequired: true, help: "The patterns whose code to show.")
  }

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "source",
      overview: "Print the code part by part; two patterns side by side if the terminal is wide enough.",
      discussion: """
        The files of two patterns that have one name, or are alone in their part, are compared line by line; signs \
        mark the lines that differ. The parts are \(Part.allCases.map(\.rawValue).joined(separator: ", ")); a pattern \
        without a part for logic has it in the view.
        """,
      positionals: [patterns],
      options: [role, file, brief, shared.example] + shared.packageReport,
      examples: [
        "compare source mvp viper --file LoginPresenter --brief", "compare source moda-v moda-v2 --role view",
        "COLUMNS=230 compare source mvc mvp | less -S",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let (parsed, style) = (invocation.parsed, invocation.style)
    let examples = try invocation.examples
    let selection = try selection(of: try invocation.code(of: examples).listings(), parsed)
    let shown = selection.map { parsed[brief] ? $0.map(\.declarations) : $0 }
    var messages = invocation.absences(in: examples)
    for card in invocation.selected.map(\.card)
    where !shown.joined().contains(where: { $0.card.id == card.id }) {
      let roles = card.roles.map(\.name).joined(separator: ", ")
      messages.append("\(card.name) has no such code; its roles are \(roles).")
    }
    let output: String
    if parsed[shared.format] == .text {
      let reports = shown.map { SourceCodeReport(of: $0, style: style) }
      output = reports.map { $0.text() }.joined(separator: "\n")
      if let needed = reports.filter({ !$0.isSideBySide }).compactMap(\.columnsNeeded).max() {
        messages.append(
          """
          Side by side needs \(needed) columns; this terminal has \(style.columns). Use a smaller font\
          \(parsed[brief] ? "" : " or '--brief'"), or put 'COLUMNS=\(needed)' before the command and '| less -S' after it.
          """)
      }
    } else {
      output = try invocation.formatted(.source(shown))
    }
    return CompareCommand.Outcome(output: output, messages: messages.joined(separator: "\n"))
  }

  /// The selected code, without the patterns and examples that have none of it.
  private func selection(
    of listings: [[CodeListing]], _ parsed: Parsed
  ) throws(CommandFailure) -> [[CodeListing]] {
    func select(roles: [String] = parsed[role], types: [String] = []) -> [[CodeListing]] {
      listings.map { $0.map { $0.selecting(roles: roles, types: types) }.filter { !$0.sections.isEmpty } }
        .filter { !$0.isEmpty }
    }
    for word in parsed[role] where select(roles: [word]).isEmpty {
      let roles = Set(listings.joined().flatMap(\.sections).flatMap(\.roles)).sorted()
      let parts = Part.allCases.map(\.rawValue).filter { !select(roles: [$0]).isEmpty }
      throw .command(.unknown(word, role.name, among: roles + parts))
    }
    let names = Set(select().joined().flatMap(\.types)).sorted()
    var types: [String] = []
    for word in parsed[file] {
      let name = word.lowercased().replacing(/\.swift$/, with: "")
      let exact = names.filter { $0.lowercased() == name }
      let found = exact.isEmpty ? names.filter { $0.lowercased().contains(name) } : exact
      if found.isEmpty { throw .command(.unknown(word, file.name, among: names)) }
      types += found
    }
    return select(types: types)
  }
}
