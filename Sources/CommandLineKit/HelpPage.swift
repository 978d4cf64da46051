/// A command's texts, made from its declarations.
struct HelpPage: Sendable {
  /// The command's name after those of the commands above it.
  let path: [String]
  let command: Command
  /// The columns that no line of the help exceeds.
  let width: Int

  var title: String { path.joined(separator: " ") }
  private var layout: TextLayout { TextLayout(width: width) }

  func descending(to subcommand: Command) -> HelpPage {
    HelpPage(path: path + [subcommand.name], command: subcommand, width: width)
  }

  var text: String {
    var sections = [layout.lines("OVERVIEW: \(command.overview)")]
    if !command.discussion.isEmpty { sections.append(layout.lines(command.discussion)) }
    sections.append(usage(label: "USAGE: "))
    sections += table("ARGUMENTS:", command.positionals.map { ($0.name, Self.help($0)) })
    sections += table("OPTIONS:", command.allOptions.map { (Self.label($0), Self.help($0)) })
    sections += table("SUBCOMMANDS:", command.subcommands.map { ($0.name, $0.overview) })
    if !command.subcommands.isEmpty {
      let hint = "See '\(title) SUBCOMMAND --help' for detailed help."
      sections.append(layout.wrap(TextLayout.words(hint), first: "  ", hang: 2))
    }
    sections += command.tables.flatMap { table("\($0.title):", $0.rows) }
    if !command.examples.isEmpty {
      let lines = command.examples.flatMap { layout.wrap(TextLayout.words($0), first: "  ", hang: 6) }
      sections.append(["EXAMPLES:"] + lines)
    }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  func usageError(_ message: String) -> UsageError {
    let hint = "  See '\(title) --help' for more information."
    let lines = ["Error: \(message)"] + usage(label: "Usage: ") + [hint]
    return UsageError(message: message, description: lines.joined(separator: "\n"))
  }

  /// One synopsis, or two when the first word may be a positional as well as a subcommand.
  private func usage(label: String) -> [String] {
    let own = [title] + command.options.map(\.synopsis) + command.positionals.map(\.usage)
    let synopses =
      switch (command.subcommands.isEmpty, command.positionals.isEmpty) {
      case (true, _): [own]
      case (false, true): [own + ["SUBCOMMAND"]]
      case (false, false): [own, [title, "SUBCOMMAND"]]
      }
    return synopses.enumerated().flatMap { index, words in
      layout.wrap(words, first: index == 0 ? label : TextLayout.spaces(label.count), hang: label.count + 2)
    }
  }

  private func table(_ heading: String, _ rows: [(label: String, help: String)]) -> [[String]] {
    rows.isEmpty ? [] : [[heading] + rows.flatMap { layout.entry($0.label, $0.help) }]
  }

  private static func label(_ option: any NamedOption) -> String {
    option.name == Flag.showHelp.name ? "-h, \(option.usage)" : option.usage
  }

  private static func help(_ positional: Positional) -> String {
    annotated(positional.help, choices: positional.choices, defaultText: nil)
  }

  private static func help(_ option: any NamedOption) -> String {
    let rule = option.valueRule
    return annotated(option.help, choices: rule?.choices ?? [], defaultText: rule?.defaultText)
  }

  private static func annotated(_ help: String, choices: [String], defaultText: String?) -> String {
    var notes: [String] = []
    if !choices.isEmpty { notes.append("values: \(choices.joined(separator: ", "))") }
    if let defaultText, !defaultText.isEmpty { notes.append("default: \(defaultText)") }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
