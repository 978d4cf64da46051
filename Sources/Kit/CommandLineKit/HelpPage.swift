import TerminalText

/// Renders a command's help and usage errors from its declaration.
struct HelpPage: Sendable {
  /// The names of the parent commands, then the command's own.
  let path: [String]
  let command: CommandDeclaration
  let setter: Typesetter

  var title: String { path.joined(separator: " ") }

  func descending(to subcommand: CommandDeclaration) -> HelpPage {
    HelpPage(path: path + [subcommand.name], command: subcommand, setter: setter)
  }

  var text: String {
    var sections = [lines("OVERVIEW: \(command.overview)")]
    if !command.discussion.isEmpty { sections.append(lines(command.discussion)) }
    sections.append(usage(label: "USAGE: "))
    sections += table("ARGUMENTS", command.positionals.map { ($0.name, Self.help($0.help, $0.choices)) })
    sections += table(
      "OPTIONS",
      command.allOptions.map { option in
        let (usage, rule) = (option.usage, option.valueRule)
        return (
          option.name == Flag.showHelp.name ? "-h, \(usage)" : usage,
          Self.help(option.help, rule?.choices ?? [], default: rule?.defaultText ?? "")
        )
      })
    sections += table("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.overview) })
    if !command.subcommands.isEmpty {
      let hint = "See '\(title) SUBCOMMAND --help' for detailed help."
      sections.append(setter.paragraph(setter.words(hint), indent: 2))
    }
    sections += command.tables.flatMap { table($0.title, $0.rows) }
    if !command.examples.isEmpty {
      let lines = command.examples.flatMap { setter.paragraph(setter.words($0), indent: 6, after: "  ") }
      sections.append(["EXAMPLES:"] + lines)
    }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  func usageError(_ message: String, unknownWord: String? = nil) -> CommandError {
    let hint = "  See '\(title) --help' for more information."
    return CommandError(
      ([message] + usage(label: "Usage: ") + [hint]).joined(separator: "\n"), .usage, unknownWord: unknownWord
    )
  }

  /// The synopsis; two if there are subcommands.
  private func usage(label: String) -> [String] {
    let own = [title] + command.options.map(\.synopsis) + command.positionals.map(\.usage)
    let synopses = command.subcommands.isEmpty ? [own] : [own, [title, "SUBCOMMAND"]]
    return synopses.enumerated().flatMap { index, words in
      setter.paragraph(
        words.map { Word(text: $0) }, indent: label.count + 2,
        after: index == 0 ? label : Typesetter.spaces(label.count))
    }
  }

  private func table(_ heading: String, _ rows: [(label: String, help: String)]) -> [[String]] {
    rows.isEmpty ? [] : [HelpTable(heading, rows: rows).lines(setter)]
  }

  /// Wraps a text and keeps its line breaks.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      setter.paragraph(setter.words(String($0)))
    }
  }

  private static func help(_ text: String, _ choices: [String], default: String = "") -> String {
    let notes =
      (choices.isEmpty ? [] : ["values: \(choices.joined(separator: ", "))"])
      + (`default`.isEmpty ? [] : ["default: \(`default`)"])
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: "; ")))"
  }
}
