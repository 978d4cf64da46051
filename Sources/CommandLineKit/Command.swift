import TerminalText

/// A command as the user sees it: what it takes and what its help says, not what it does.
public struct Command: Sendable {
  /// The word it is called by.
  public let name: String
  let overview: String
  let discussion: String
  let positionals: [Positional]
  let options: [any NamedOption]
  let subcommands: [Command]
  let tables: [HelpTable]
  let examples: [String]

  /// The options with those every command has.
  var allOptions: [any NamedOption] { options + [Flag.showHelp, .showVersion] }

  /// Declares a command; `--help` (`-h`) and `--version` come with it.
  ///
  /// The first word that is no option selects a subcommand if it is one's name, else it is a positional.
  /// A subcommand's options come after its name; one that this command declares too may also come before.
  ///
  /// - Parameters:
  ///   - name: The word it is called by.
  ///   - overview: One sentence.
  ///   - discussion: Further paragraphs; a line break is kept, longer lines are wrapped.
  ///   - positionals: The arguments given by place, in their order.
  ///   - options: The arguments given by name, in the order help lists them.
  ///   - subcommands: The commands that the first word may select.
  ///   - tables: Further lists that help shows.
  ///   - examples: Whole command lines.
  public init(
    name: String, overview: String, discussion: String = "", positionals: [Positional] = [],
    options: [any NamedOption] = [], subcommands: [Command] = [], tables: [HelpTable] = [],
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

  /// Reads a command line; a wrong one gives `ParseOutcome.failure`, unless it also asks for help.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - version: The text that `--version` shows.
  ///   - width: The columns to lay help out for, brought into `OutputStyle.reportWidths`.
  /// - Returns: What the command line asks for.
  public func parse(_ arguments: [String], version: String, width: Int = 80) -> ParseOutcome {
    let page = HelpPage(path: [name], command: self, setter: Typesetter(style: OutputStyle(columns: width)))
    var parser = Parser(version: version, page: page, rest: arguments[...])
    return parser.run()
  }
}
