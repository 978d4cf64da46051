import AccountService
import CommandLineKit
import Foundation
import TerminalText

/// The command `account-server`.
public enum ServerCommand {
  /// The time that answers in progress get after the first signal.
  private static let grace = Duration.seconds(2)

  /// Runs the server until a signal arrives, then exits.
  public static func main() {
    ProcessStart.prepare()
    let environment = ProcessInfo.processInfo.environment
    let width = OutputStyle(environment: environment, isTerminal: false, terminalColumns: nil).width
    let options = ServerOptions()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(CommandError) {
      switch try options.command.parse(arguments, version: Version.current, width: width) {
      case .answer(let text): Console.standard.print(text)
      case .run(let parsed): try serve(parsed, options)
      }
    } catch {
      Console.standard.fail(error)
    }
  }

  private static func serve(_ parsed: Parsed, _ options: ServerOptions) throws(CommandError) -> Never {
    let faults = parsed[options.fault]
    if faults.count > 1, faults.contains(.refuse) {
      throw parsed.usageError(
        "'--fault refuse' refuses every connection. Leave it out or leave the others out.")
    }
    let console = Console.standard
    TerminationSignals.install()
    let server = try start(
      port: parsed[options.port],
      accounts: try parsed[options.accounts].map { path throws(CommandError) in
        try AccountFile(path).accounts()
      } ?? Account.demo, faults: faults)
    console.print(
      faults.contains(.refuse)
        ? "Refusing every connection at \(server.address); Ctrl-C ends it."
        : "Listening at \(server.address); Ctrl-C ends it.")
    _ = TerminationSignals.next()
    console.print("Stopping: no new connections; answers under way have \(grace.components.seconds) seconds.")
    server.beginStop(grace: grace) { exit(ExitCode.success.rawValue) }
    // A second signal skips the grace period.
    exit(128 + TerminationSignals.next())
  }

  private static func start(
    port: Int, accounts: [Account], faults: [ConnectionFault]
  ) throws(CommandError) -> LoopbackServer {
    do throws(ServerFailure) {
      var limits = ServerLimits()
      let spare = 64
      limits.connections = min(
        limits.connections, Socket.raiseDescriptorLimit(to: limits.connections + spare) - spare)
      return try LoopbackServer(
        port: UInt16(port), accounts: accounts, faults: faults, limits: limits,
        log: { Console.standard.print($0.echoed) })
    } catch {
      throw CommandError(
        "Port \(port) \(error.problem). Give another one with '--port', or '--port 0' for any that is free.",
        .unavailable)
    }
  }
}
