import AccountService
import CommandLineKit

extension ConnectionFault: OptionValue {}

/// The command line of `account-server`.
struct ServerOptions {
  let port = Option(
    "port", value: "N", default: 8080, help: "The port to listen on; 0 picks any free port.",
    expects: "a number from 0 to 65535",
    parse: { Int(argument: $0).flatMap { 0...65_535 ~= $0 ? $0 : nil } })
  let accounts = Option<String?>(
    "accounts", value: "FILE", help: "A file of accounts instead of the two demo accounts.",
    expects: "the name of a file", parse: { $0.isEmpty ? nil : $0 })
  let fault = Option<[ConnectionFault]>(
    "fault", value: "NAME",
    help: "Simulate a fault at each valid request; several take turns, one per request.")

  var command: CommandDeclaration {
    let limits = ServerLimits()
    return CommandDeclaration(
      name: "account-server",
      overview: "The service of the Login and Notes examples, as a server on this machine.",
      discussion: """
        It answers '/login' and '/notes' over HTTP/1.1 at 127.0.0.1, prints a line for each request and stores \
        nothing. Ctrl-C ends it.

        The demo accounts are \(demo). An accounts file is a JSON array of objects with \
        "id", "email", "password" and "name".

        It serves \(limits.connections) connections at a time; further ones are answered with 503. A request may \
        have \(RequestLimits.headBytes) bytes before its body, \(RequestLimits.headerCount) header lines and \
        \(RequestLimits.bodyBytes) bytes of body, and take \(limits.requestTimeout.components.seconds) seconds. \
        An idle connection is closed after \(limits.idleTimeout.components.seconds) seconds.
        """,
      options: [port, accounts, fault], tables: [faults],
      examples: [
        "account-server", "account-server --port 0 --fault reset-in-body --fault none",
        "notes-mvp --server http://127.0.0.1:8080",
      ])
  }

  private var demo: String {
    Account.demo.map { "\($0.email) with \($0.password)" }.joined(separator: " and ")
  }

  private let faults = HelpTable(
    "FAULTS",
    rows: ConnectionFault.allCases.map {
      (label: $0.rawValue, help: $0.summary.prefix(1).uppercased() + $0.summary.dropFirst() + ".")
    })
}
