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
  /// The help keeps the line breaks of the discussion, wraps longer lines, and ends with the tables and the examples, which are
  /// complete command lines.
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

  /// Parses a command line without the program's name; an invalid one is an error, unless it contains `--help`.
  ///
  /// The help's width in columns is clamped to `OutputStyle.reportWidths`.
  public func parse(_ arguments: [String], version: String, width: Int = 80) throws(CommandError)
    -> ParseOutcome
  {
    let page = HelpPage(path: [name], command: self, setter: Typesetter(style: OutputStyle(columns: width)))
    var parser = Parser(version: version, page: page, rest: arguments[...])
    return try parser.run()
  }
}
