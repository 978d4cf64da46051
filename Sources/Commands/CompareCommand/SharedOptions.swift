import Catalog
import CommandLineKit
import Examples
import TerminalText

extension Example: OptionValue {
  /// Finds an example by its identifier or the prefix of its programs.
  public init?(argument: String) {
    guard let example = Self.all.first(where: { [$0.id, $0.prefix].contains(argument) }) else { return nil }
    self = example
  }
  /// The identifier.
  public var argumentText: String { id }
  /// The identifiers of all examples.
  public static var allowedArguments: [String] { all.map(\.id) }
}

/// The arguments that several commands of `compare` share.
struct SharedOptions {
  /// The catalogue's patterns with their cards.
  let entries: [Registry.Entry]
  let example = Option<Example?>("example", value: "NAME", help: "Restrict to one example.")
  let format = Option("format", value: "FORMAT", default: ReportFormat.text, help: "The report's format.")
  let packagePath = Option<String?>(
    "package-path", value: "PATH",
    help: "The catalogue's folder, if it is neither the current one nor where this program was built.")
  let all = Flag("all", help: "Print everything, with the lines of code behind each figure.")
  let output = Option<String?>(
    "output", value: "FILE", help: "Write the report to a file instead; '-' is the standard output.")
  let color = Option("color", value: "WHEN", default: ColorChoice.auto, help: "Whether to use colour.")

  /// The options of every report.
  var report: [any NamedOption] { [format, output, color] }

  /// The options of every report that reads the package.
  var packageReport: [any NamedOption] { [format, packagePath, output, color] }

  var patterns: Positional { patterns(help: "The patterns; all by default.") }

  /// A positional that accepts patterns by id or by name, and some other words beside them.
  func patterns(isRequired: Bool = false, beside others: [String] = [], help: String) -> Positional {
    Positional(
      "PATTERN", repeating: true, required: isRequired, choices: others + entries.map(\.pattern.id),
      aliases: entries.map(\.card).flatMap(Self.aliases),
      help: help)
  }

  /// The names of a pattern; those that its id does not suggest have a note.
  private static func aliases(of card: Card) -> [Positional.Alias] {
    let names = [Positional.Alias(card.name, for: card.id)]
    let others = Set(card.otherNames + [card.shortName]).subtracting([card.name]).sorted()
    return names
      + others.map { Positional.Alias($0, for: card.id, note: "'\($0)' is \(card.name) here: '\(card.id)'.") }
  }
}
