import AccountService
import CommandLineKit
import Examples
import Foundation
import Scenarios
import TerminalKit
import TerminalText

/// The commands `greet-X` and `login-X` of one pattern.
@MainActor
public enum ExampleCommand {
  /// Runs the command that the program was started as, and ends the process.
  public static func main(_ pattern: some Pattern) async {
    ProcessStart.prepare()
    let name = URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent
    guard let example = example(named: name, pattern) else {
      Console.standard.fail(
        "This program is called 'greet-\(pattern.id)' or 'login-\(pattern.id)', not '\(VisibleText.escaping(name))'.",
        .usage)
    }
    let environment = ProcessInfo.processInfo.environment
    let columns = Terminal.columns(of: 1)
    let width = OutputStyle(environment: environment, isTerminal: true, terminalColumns: columns).width
    let options = ExampleOptions()
    let command = options.command(named: name, example: example)
    switch command.parse(Array(CommandLine.arguments.dropFirst()), version: Version.current, width: width) {
    case .help(let text), .version(let text):
      Console.standard.print(text)
    case .failure(let error):
      fail(error)
    case .run(let parsed):
      let style = OutputStyle(
        environment: environment, isTerminal: Terminal.isTerminal(1), terminalColumns: columns,
        color: parsed[options.color])
      let run = ExampleRun(pattern: pattern, example: example, options: options, parsed: parsed, style: style)
      exit(await run.run(environment: environment))
    }
  }

  private static func example(named name: String, _ pattern: some Pattern) -> Example? {
    switch name {
    case "greet-\(pattern.id)": .greeting
    case "login-\(pattern.id)": .login
    default: nil
    }
  }

  static func fail(_ error: UsageError) -> Never {
    Console.standard.message(error.description)
    exit(ExitCode.usage.rawValue)
  }
}
