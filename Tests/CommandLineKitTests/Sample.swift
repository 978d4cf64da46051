import CommandLineKit

/// The commands that the tests parse: one plain, one with subcommands.
enum Sample {
  enum Format: String, CaseIterable, OptionValue { case text, json }
  enum Unit: String, CaseIterable, OptionValue { case lines, bytes }

  static let plain = Flag("plain", help: "Print without colour and frames.")
  static let firstName = Option("first-name", value: "NAME", default: "David", help: "The first name.")
  static let nickname = Option<String?>("nickname", value: "NAME", help: "The name to use instead.")
  static let timeout = Option<Double>(
    "timeout", value: "SECONDS", default: 10, help: "How long to wait for an answer before giving up.",
    expects: "a number of seconds above 0",
    parse: { text in Double(argument: text).flatMap { $0 > 0 ? $0 : nil } })
  static let count = Option(
    "count", value: "N", default: 1, help: "How often to greet.", expects: "a whole number")
  static let ratio = Option<Double?>("ratio", value: "RATIO", help: "A number.", expects: "a number")

  static let greet = CommandDeclaration(
    name: "greet", overview: "Greets one person.",
    options: [firstName, nickname, plain, timeout, count, ratio])

  static let format = Option("format", value: "FORMAT", default: Format.text, help: "How to print.")
  static let unit = Option("unit", value: "UNIT", default: Unit.lines, help: "What to count.")
  static let patterns = Positional(
    "PATTERN", repeating: true, choices: ["mvc", "mvp", "viper"],
    aliases: [
      Positional.Alias("Clean–VIPER", for: "viper", note: "Clean–VIPER is VIPER here."),
      Positional.Alias("mvp", for: "viper"),
    ],
    help: "The patterns to compare; all when none is named.")
  static let from = Positional("FROM", required: true, help: "The older report.")
  static let to = Positional("TO", help: "The newer report.")

  static let scenarios = CommandDeclaration(
    name: "scenarios", overview: "Runs the scenarios.", positionals: [patterns], options: [plain, timeout])
  static let diff = CommandDeclaration(
    name: "diff", overview: "Compares two reports.", positionals: [from, to])
  static let compare = CommandDeclaration(
    name: "compare", overview: "Compares the patterns by what they cost.",
    discussion: """
      Every pattern implements the same two examples, and each is measured in the same way.

      Without a pattern, all are compared.
      """,
    positionals: [patterns], options: [plain, format, unit], subcommands: [scenarios, diff],
    examples: ["compare mvp viper", "compare scenarios mvp --timeout 2.5"])
}

extension CommandDeclaration {
  func parse(_ words: String...) throws -> ParseOutcome { try parse(words, version: "1.2.0") }

  /// The error of an invalid command line, by default without the usage after it.
  func error(_ words: [String], isWhole: Bool = false) -> String? {
    do throws(CommandError) {
      _ = try parse(words, version: "1.2.0")
      return nil
    } catch {
      return isWhole ? error.message : error.message.split(separator: "\n").first.map(String.init)
    }
  }
}

extension ParseOutcome {
  var parsed: Parsed? { if case .run(let parsed) = self { parsed } else { nil } }
  var answer: String? { if case .answer(let text) = self { text } else { nil } }
}
