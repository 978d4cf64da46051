import Catalog
import CodeGraph
import CommandLineKit
import Verdicts
import Foundation
import TerminalKit
import TerminalText

/// The program `compare`: parses the command line, runs the command and prints its outcome.
@MainActor
public struct CompareCommand {
  /// The only list of subcommands, in the order of the help.
  static func subcommands(_ shared: SharedOptions) -> [any RunnableCommand] {
    [
      ReportCommand.list(shared), ChooseCommand(shared: shared), ReportCommand.scenarios(shared),
      CouplingCommand(shared: shared), ReportCommand.claims(shared), ExplainCommand(shared: shared),
      SourceCommand(shared: shared), TestsCommand(shared: shared), NewCommand(shared: shared),
      MutantsCommand(shared: shared), ChangesCommand(shared: shared),
      TraceCommand(shared: shared), WordsCommand(shared: shared),
      KataCommand(shared: shared),
    ]
  }

  /// The subcommands of subcommands.
  private static func nested(_ shared: SharedOptions) -> [any RunnableCommand] {
    [RaceCommand(shared: shared)]
  }

  private let shared: SharedOptions

  /// Creates the command for some patterns with their cards.
  init(_ entries: [Registry.Entry] = Registry.entries) {
    shared = SharedOptions(entries: entries)
  }

  /// Runs the command with this process's arguments, then exits.
  public static func main() async {
    ProcessStart.prepare()
    ReadingService.runIfRequested()
    await ScenarioService.runIfRequested(among: Registry.patterns)
    let environment = ProcessInfo.processInfo.environment
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "")
    let cache = UserFolders(environment: environment).caches.appending(path: "architecture-catalogue")
    let context = ProcessContext(
      environment: environment, isTerminal: Terminal.isTerminal(1),
      columns: Terminal.columns(of: 1),
      folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      program: program,
      scenarioProcesses: ProcessInfo.processInfo.activeProcessorCount,
      cache: cache.appending(path: "code"), runs: RunCache(in: cache.appending(path: "runs"), for: program),
      conversation: .standard(), progress: Progress.standard.report)
    let outcome = await CompareCommand().run(Array(CommandLine.arguments.dropFirst()), in: context)
    Progress.standard.end()
    if !outcome.output.isEmpty { Console.standard.print(outcome.output, terminator: "") }
    let width = Terminal.isTerminal(2) ? Terminal.columns(of: 2) : nil
    let lines = outcome.messages.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let wrapped = lines.flatMap { line in
      width.flatMap { TextWidth.of(line) > $0 ? TextWidth.wrap(line, columns: $0) : nil } ?? [line]
    }
    if !outcome.messages.isEmpty { Console.standard.message(wrapped.joined(separator: "\n")) }
    exit(outcome.exitCode.rawValue)
  }

  /// Runs the command without printing its outcome.
  func run(_ arguments: [String], in context: ProcessContext) async -> Outcome {
    let command = OverviewCommand(shared: shared).declaration
    do throws(CommandFailure) {
      switch try parse(arguments, by: command, width: style(in: context).width) {
      case .answer(let text): return Outcome(output: text + "\n")
      case .run(let parsed): return try await run(parsed, in: context)
      }
    } catch {
      return Outcome(messages: "Error: \(message(of: error))", exitCode: error.exitCode)
    }
  }

  /// The message of a failure; for an architecture that is not in the catalogue, whatever it was given for, why it is not.
  private func message(of failure: CommandFailure) -> String {
    guard let word = failure.unknownWord, let absent = AbsentPattern.named(word) else {
      return failure.message
    }
    return absent.answer(among: shared.entries.map(\.card))
  }

  private func parse(
    _ arguments: [String], by command: CommandDeclaration, width: Int
  ) throws(CommandFailure) -> ParseOutcome {
    do throws(CommandError) {
      return try command.parse(arguments, version: Version.current, width: width)
    } catch {
      throw .command(error)
    }
  }

  private func run(_ parsed: Parsed, in context: ProcessContext) async throws(CommandFailure) -> Outcome {
    let destination = parsed[shared.output].flatMap { $0 == "-" ? nil : $0 }
    let opensPage = parsed[OverviewCommand(shared: shared).open]
    if context.isTerminal, parsed[shared.format] == .html, parsed[shared.output] == nil, !opensPage {
      throw CommandFailure(
        """
        HTML is not for a terminal. Write it to a file with '--output FILE', or open the whole catalogue in a browser \
        with 'compare --open'.
        """, .usage)
    }
    var context = context
    if destination != nil {
      context.isTerminal = false
      context.columns = nil
      context.conversation = nil
    }
    let commands = Self.subcommands(shared) + Self.nested(shared)
    let command =
      commands.first { $0.declaration.name == parsed.path.last }
      ?? OverviewCommand(shared: shared)
    var outcome = try await command.run(
      Invocation(
        shared: shared, parsed: parsed, context: context,
        style: style(in: context, color: parsed[shared.color])))
    outcome.messages = (parsed.notes + [outcome.messages]).filter { !$0.isEmpty }.joined(separator: "\n")
    if let destination {
      try OutputFile(path: destination, folder: context.folder).write(outcome.output)
      let note = "Wrote \(VisibleText.escaping(destination))."
      outcome.messages = [outcome.messages, note].filter { !$0.isEmpty }.joined(separator: "\n")
      outcome.output = ""
    }
    return outcome
  }

  private func style(in context: ProcessContext, color: ColorChoice = .auto) -> OutputStyle {
    OutputStyle(
      environment: context.environment, isTerminal: context.isTerminal, terminalColumns: context.columns,
      color: color)
  }
}
