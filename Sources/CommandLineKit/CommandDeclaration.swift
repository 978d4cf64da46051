import TerminalText

/// The declaration of a command: its name, arguments and help; the work it does is elsewhere.
public struct CommandDeclaration: Sendable {
  /// The word that selects the command.
  public let name: String
  let overview: String
  let discussion: String
  let positionals: [Positional]
  let options: [any NamedOption]
  let subcommands: [CommandDeclaration]
  let tables: [HelpTable]
  let examples: [String]

  /// The command's own options, then `--help` and `--version`.
  var allOptions: [any NamedOption] { options + [Flag.showHelp, .showVersion] }

  /// Declares a command; `--help` (`-h`) and `--version` come with it.
  ///
  /// The first word that is not an option selects the subcommand of that name; without such a subcommand it is a
  /// positional. A subcommand's options come after its name. An option that this command declares too may come before.
  ///
  /// - Parameters:
  ///   - name: The word that selects the command.
  ///   - overview: One sentence.
  ///   - discussion: Further paragraphs; a line break is kept, longer lines are wrapped.
  ///   - positionals: The positional arguments, in order.
  ///   - options: The options and flags, in the order of the help.
  ///   - subcommands: The commands that the first word may select.
  ///   - tables: Further sections of the help.
  ///   - examples: Complete command lines.
  public init(
    name: String, overview: String, discussion: String = "", positionals: [Positional] = [],
    options: [any NamedOption] = [], subcommands: [CommandDeclaration] = [], tables: [HelpTable] = [],
    examples: [String] = []
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.subcommands = subcommands
    self.tables = tables
    self.examples = examples
  }

  /// Parses a command line; an invalid one gives `ParseOutcome.failure`, unless it contains `--help`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - version: The text that `--version` shows.
  ///   - width: The width of the help in columns, clamped to `OutputStyle.reportWidths`.
  /// - Returns: The parsed values, or the text to print instead.
  public func parse(_ arguments: [String], version: String, width: Int = 80) -> ParseOutcome {
    let page = HelpPage(path: [name], command: self, setter: Typesetter(style: OutputStyle(columns: width)))
    var parser = Parser(version: version, page: page, rest: arguments[...])
    return parser.run()
  }
}
