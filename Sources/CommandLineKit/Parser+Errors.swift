extension Parser {
  func unknownOption(_ spelling: String) -> UsageError {
    // Without dashes, `-plain` and `---plain` also suggest `--plain`.
    let bare = String(spelling.drop { $0 == "-" })
    let hint = Self.hint(bare, among: page.command.allOptions.map(\.name), prefix: "--")
    return page.usageError("Unknown option '\(spelling.echoed)'.\(hint)")
  }

  func invalid(_ value: String, for option: any NamedOption, _ rule: ValueRule) -> UsageError {
    let start = "The value '\(value.echoed)' is invalid for '\(option.usage)'"
    let expected = rule.expectation.map { ": expected \($0)" } ?? ""
    let hint = Self.hint(value, among: rule.choices)
    return page.usageError("\(start)\(expected).\(hint)\(Self.list(rule.choices))")
  }

  func unexpected(_ word: String, subcommands: [CommandDeclaration]) -> UsageError {
    let names = subcommands.map(\.name)
    return page.usageError(
      "Unexpected argument '\(word.echoed)'.\(Self.hint(word, among: names))\(Self.list(names))")
  }

  func unknown(_ word: String, for positional: Positional, subcommands: [CommandDeclaration]) -> UsageError {
    let hint = Self.hint(word, among: positional.choices + subcommands.map(\.name))
    return page.usageError(
      "Unknown \(positional.name.lowercased()) '\(word.echoed)'.\(hint)\(Self.list(positional.choices))")
  }

  private static func hint(_ word: String, among candidates: [String], prefix: String = "") -> String {
    word.closest(among: candidates).map { " Did you mean '\(prefix)\($0)'?" } ?? ""
  }

  private static func list(_ choices: [String]) -> String {
    choices.isEmpty ? "" : " Choose from: \(choices.joined(separator: ", "))."
  }
}
