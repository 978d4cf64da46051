extension Parser {
  func unknownOption(_ spelling: String) -> CommandError {
    // Without dashes, `-plain` and `---plain` also suggest `--plain`.
    let bare = String(spelling.drop { $0 == "-" })
    let hint = bare.suggestion(among: page.command.allOptions.map(\.name), prefix: "--")
    return page.usageError("Unknown option '\(spelling.echoed)'.\(hint)")
  }

  func invalid(_ value: String, for option: any NamedOption, _ rule: ValueRule) -> CommandError {
    let expected = rule.expectation.map { ": expected \($0)" } ?? ""
    let rest = value.suggestion(among: rule.choices) + String.choices(rule.choices)
    return page.usageError(
      "The value '\(value.echoed)' is invalid for '\(option.usage)'\(expected).\(rest)", unknownWord: value)
  }

  func unknown(_ word: String, for positional: Positional, subcommands: [String]) -> CommandError {
    let (kind, choices) = (positional.name.lowercased(), positional.choices)
    let error = CommandError.unknown(word, kind, among: choices, or: subcommands)
    return page.usageError(error.message, unknownWord: word)
  }
}
