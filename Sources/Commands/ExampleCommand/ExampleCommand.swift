import AccountService
import CommandLineKit
import Examples
import Foundation
import Driver
import TerminalKit
import TerminalText

/// The entry of all programs that run an example in a pattern, such as `greet-mvp`.
@MainActor
public enum ExampleCommand {
  /// Runs the example that the name of the program selects, and exits the process.
  ///
  /// `about` has the pattern's name and its roles as on its card, such as `MVC: Model, ViewController`.
  public static func main(_ pattern: some Pattern, about: String) async {
    ProcessStart.prepare()
    let name = URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent
    let examples = Example.shown(by: pattern)
    guard let example = examples.first(where: { $0.program(of: pattern.id) == name }) else {
      let names = examples.map { "'\($0.program(of: pattern.id))'" }.joined(separator: " or ")
      let missing = Example.all.first { $0.program(of: pattern.id) == name }
      Console.standard.fail(
        CommandError(
          missing.map { "'\(pattern.id)' does not have the \($0.name) example. Start \(names)." }
            ?? "This program is called \(names), not '\(VisibleText.escaping(name))'.", .usage))
    }
    let environment = ProcessInfo.processInfo.environment
    let columns = Terminal.columns(of: 1)
    let width = OutputStyle(environment: environment, isTerminal: true, terminalColumns: columns).width
    let options = ExampleOptions(for: example)
    let command = options.command(named: name)
    do throws(CommandError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch try command.parse(arguments, version: Version.current, width: width) {
      case .answer(let text): Console.standard.print(text)
      case .run(let parsed):
        let style = OutputStyle(
          environment: environment, isTerminal: Terminal.isTerminal(1), terminalColumns: columns,
          color: parsed[options.color])
        let run = ExampleRun(
          pattern: pattern, about: about, example: example, options: options, parsed: parsed, style: style)
        exit(try await run.run(environment: environment))
      }
    } catch {
      Console.standard.fail(error)
    }
  }
}
