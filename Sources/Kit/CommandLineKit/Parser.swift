/// Parses one command line word by word.
struct Parser {
  let version: String
  /// The page of the command selected so far.
  private(set) var page: HelpPage
  private var rest: ArraySlice<String>
  private var named: [String: [String]] = [:]
  private var placed: [String: [String]] = [:]
  private var placedCount = 0
  private var notes: [String] = []
  private var optionsEnded = false

  init(version: String, page: HelpPage, rest: ArraySlice<String>) {
    self.version = version
    self.page = page
    self.rest = rest
  }

  mutating func run() throws(CommandError) -> ParseOutcome {
    do throws(CommandError) {
      while let word = rest.popFirst() {
        if optionsEnded || !Self.looksLikeOption(word) {
          try place(word)
        } else if word == "--" {
          optionsEnded = true
        } else if let answer = try take(word) {
          return answer
        }
      }
      if let missing = page.command.positionals.first(where: { $0.isRequired && placed[$0.name] == nil }) {
        throw page.usageError("Missing argument '\(missing.name)'.")
      }
      return .run(Parsed(page: page, named: named, placed: placed, notes: notes))
    } catch {
      // A faulty command line with `--help` shows the help.
      let options = optionsEnded ? [] : rest.prefix { $0 != "--" }
      guard options.contains("-h") || options.contains("--help") else { throw error }
      return .answer(page.text)
    }
  }

  /// A lone `-` is a positional (by convention the standard input), and so is a negative number.
  private static func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    let isNumber = "0123456789.".contains(second) && Double(word) != nil
    return !isNumber
  }

  /// Parses an option and its value; `--help` and `--version` end the parsing.
  private mutating func take(_ word: String) throws(CommandError) -> ParseOutcome? {
    // A combining mark at the start of a value would form one character with the equals sign.
    let parts = word.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0) }
    let attached = parts.count > 1 ? parts[1] : nil
    guard let option = find(parts[0]) else { throw unknownOption(parts[0]) }
    if let rule = option.valueRule {
      let value = if let attached { attached } else { try followingValue(of: option) }
      guard rule.accepts(value) else { throw invalid(value, for: option, rule) }
      try record(value, for: option)
      return nil
    }
    guard attached == nil else { throw page.usageError("'\(option.spelling)' takes no value.") }
    switch option.name {
    case Flag.showHelp.name: return .answer(page.text)
    case Flag.showVersion.name: return .answer(version)
    default: try record("", for: option)
    }
    return nil
  }

  private func find(_ spelling: String) -> (any NamedOption)? {
    if spelling == "-h" { return Flag.showHelp }
    return page.command.allOptions.first { $0.spelling == spelling }
  }

  private mutating func followingValue(of option: any NamedOption) throws(CommandError) -> String {
    if let next = rest.first, !Self.looksLikeOption(next) { return rest.removeFirst() }
    let hint = rest.first.map { next in
      " To give '\(next.echoed)' as its value, write '\(option.spelling)=\(next.echoed)'."
    }
    throw page.usageError("Missing value for '\(option.usage)'.\(hint ?? "")")
  }

  private mutating func record(_ value: String, for option: any NamedOption) throws(CommandError) {
    guard option.repeats || named[option.name] == nil else {
      throw page.usageError("Option '\(option.spelling)' was given twice.")
    }
    named[option.name, default: []].append(value)
  }

  /// Parses a word that is not an option: a subcommand's name or a positional.
  private mutating func place(_ word: String) throws(CommandError) {
    let subcommands = placedCount == 0 && !optionsEnded ? page.command.subcommands : []
    if let subcommand = subcommands.first(where: { $0.name == word }) {
      return try select(subcommand)
    }
    let positionals = page.command.positionals
    let last = positionals.last.flatMap { $0.isRepeating ? $0 : nil }
    guard let positional = placedCount < positionals.count ? positionals[placedCount] : last else {
      throw page.usageError("Unexpected argument '\(word.echoed)'.")
    }
    guard let value = positional.value(of: word) else {
      throw unknown(word, for: positional, subcommands: subcommands.map(\.name))
    }
    if !positional.choices.isEmpty, placed[positional.name]?.contains(value) ?? false {
      throw page.usageError("\(positional.name.capitalized) '\(value)' was given twice.")
    }
    placed[positional.name, default: []].append(value)
    placedCount += 1
    if let note = positional.note(on: word) { notes.append(note) }
  }

  private mutating func select(_ subcommand: CommandDeclaration) throws(CommandError) {
    page = page.descending(to: subcommand)
    // An option before the name that the subcommand does not declare must not be dropped silently.
    let known = Set(subcommand.options.map(\.name))
    if let stray = named.keys.filter({ !known.contains($0) }).min() {
      throw page.usageError("Option '--\(stray)' does not apply to '\(page.title)'.")
    }
  }
}
