import AccountService
import CommandLineKit
import Foundation
import TerminalText

/// The command `account-server`.
public enum ServerCommand {
  /// How long answers under way may take once the server is to stop.
  private static let grace = Duration.seconds(2)

  /// Runs the server until a signal ends it, and ends the process.
  public static func main() {
    ProcessStart.prepare()
    let console = Console.standard
    let environment = ProcessInfo.processInfo.environment
    let width = OutputStyle(environment: environment, isTerminal: false, terminalColumns: nil).width
    let options = ServerOptions()
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch options.command.parse(arguments, version: Version.current, width: width) {
    case .help(let text), .version(let text): console.print(text)
    case .failure(let error): fail(error)
    case .run(let parsed): serve(parsed, options)
    }
  }

  private static func serve(_ parsed: Parsed, _ options: ServerOptions) -> Never {
    let faults = parsed[options.fault]
    if faults.count > 1, faults.contains(.refuse) {
      fail(parsed.usageError("'--fault refuse' lets nobody connect, so that no other fault has its turn."))
    }
    let console = Console.standard
    // From here on a signal ends the server and not the program.
    EndingSignals.listen()
    let server = start(
      port: parsed[options.port], accounts: accounts(parsed[options.accounts]), faults: faults)
    console.print(
      faults.contains(.refuse)
        ? "Refusing every connection at \(server.address); Ctrl-C ends it."
        : "Listening at \(server.address); Ctrl-C ends it.")
    _ = EndingSignals.next()
    console.print("Stopping: no new connections; answers under way have \(grace.components.seconds) seconds.")
    server.beginStop(grace: grace) { exit(ExitCode.success.rawValue) }
    // Who does not want to wait says so again.
    exit(128 + EndingSignals.next())
  }

  private static func start(port: Int, accounts: [Account], faults: [ConnectionFault]) -> LoopbackServer {
    do throws(ServerFailure) {
      var limits = ServerLimits()
      let spare = 64
      limits.connections = min(
        limits.connections, Socket.allowDescriptors(limits.connections + spare) - spare)
      return try LoopbackServer(
        port: UInt16(port), accounts: accounts, faults: faults, limits: limits,
        log: { Console.standard.print($0.description.echoed) })
    } catch {
      let problem =
        switch error {
        case .portTaken: "Port \(port) is taken"
        case .system(let reason): "Port \(port) cannot be used: \(reason)"
        }
      Console.standard.fail(
        "\(problem). Give another one with '--port', or '--port 0' for any that is free.", .unavailable)
    }
  }

  private static func accounts(_ path: String?) -> [Account] {
    guard let path else { return Account.demo }
    do {
      return try AccountFile(path).accounts()
    } catch {
      Console.standard.fail(error.message, error.exitCode)
    }
  }

  private static func fail(_ error: UsageError) -> Never {
    Console.standard.message(error.description)
    exit(ExitCode.usage.rawValue)
  }
}
