extension Parser {
  func unknownOption(_ spelling: String) -> CommandError {
    // Without dashes, `-plain` and `---plain` also suggest `--plain`.
    let bare = String(spelling.drop { $0 == "-" })
    let hint = bare.suggestion(among: page.command.allOptions.map(\.name), prefix: "--")
    return page.usageError("Unknown option '\(spelling.echoed)'.\(hint)")
  }

  func invalid(_ value: String, for option: any NamedOption, _ rule: ValueRule) -> CommandError {
    let expected = rule.expectation.map { ": expected \($0)" } ?? ""
    return refusal(
      "The value '\(value.echoed)' is invalid for '\(option.usage)'\(expected).", of: value,
      choices: rule.choices)
  }

  func unknown(_ word: String, for positional: Positional, subcommands: [String]) -> CommandError {
    refusal(
      "Unknown \(positional.name.lowercased()) '\(word.echoed)'.", of: word, choices: positional.choices,
      suggesting: subcommands)
  }

  private func refusal(
    _ text: String, of word: String, choices: [String], suggesting others: [String] = []
  ) -> CommandError {
    page.usageError(text + word.suggestion(among: choices + others) + String.choices(choices))
  }
}
