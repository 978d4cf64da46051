import AccountService
import CommandLineKit
import Examples
import Foundation
import Scenarios
import TerminalText

extension Fault: OptionValue {}

/// The command lines of `greet-X` and `login-X`, each option declared once.
struct ExampleOptions {
  let firstName = Option(
    "first-name", value: "NAME", default: Person.davidBlaine.firstName, help: "Whom to greet.")
  let lastName = Option(
    "last-name", value: "NAME", default: Person.davidBlaine.lastName, help: "Whom to greet.")
  let server = Option<String?>(
    "server", value: "URL", help: "Log in at a real server instead of the embedded one.",
    expects: "an address such as http://127.0.0.1:8080", parse: { Self.isServer($0) ? $0 : nil })
  let fault = Option<Fault?>(
    "fault", value: "NAME", help: "Let something go wrong, for a demonstration.")
  let timeout = Option(
    "timeout", value: "SECONDS", default: 10.0, help: "How long to wait for an answer.",
    expects: "a number above 0 and up to 3600",
    parse: { Double(argument: $0).flatMap { $0 > 0 && $0 <= 3600 ? $0 : nil } })
  let stateFolder = Option<String?>(
    "state-folder", value: "DIR", help: "Store the session here instead of in your own state folder.",
    expects: "the name of a folder", parse: { $0.isEmpty ? nil : $0 })
  let forget = Flag("forget", help: "Delete the stored session first.")
  let record = Option<String?>(
    "record", value: "FILE", help: "Write what is done into a new file, as steps for 'compare replay'.",
    expects: "the name of a file", parse: { $0.isEmpty ? nil : $0 })
  let plain = Flag("plain", help: "Read steps from the standard input instead of showing a form.")
  let scenarios = Flag("scenarios", help: "Run this pattern through the catalogue's scenarios.")
  let report = Flag(
    "report", help: "Print this pattern's roles, figures, arrows and claims instead, for this example.")
  let color = Option("color", value: "WHEN", default: ColorChoice.auto, help: "Whether to use colour.")

  func command(named name: String, example: Example) -> Command {
    switch example {
    case .greeting:
      Command(
        name: name, overview: "The Greeting example: a button that shows a greeting.", discussion: discussion,
        options: [firstName, lastName, plain, scenarios, report, color], tables: [steps(for: example)],
        examples: [name, "printf 'tap showGreeting\\n' | \(name) --first-name Harry --last-name Houdini"])
    case .login:
      Command(
        name: name, overview: "The Login example: log in to an account, and out again.",
        discussion: discussion,
        options: [server, fault, timeout, stateFolder, forget, record, plain, scenarios, report, color],
        tables: [faults, steps(for: example)],
        examples: [name, "\(name) --fault slow", "\(name) --plain < steps.txt"])
    }
  }

  private let discussion = """
    In a terminal it shows a form. With --plain, or when the input or the output is not a terminal, it reads one step \
    a line from the standard input and prints the window after each change, every widget with its name at the right.
    """

  private let faults = HelpTable(
    "FAULTS",
    rows: Fault.allCases.map {
      (label: $0.rawValue, help: $0.summary.prefix(1).uppercased() + $0.summary.dropFirst() + ".")
    })

  private func steps(for example: Example) -> HelpTable {
    HelpTable("STEPS", rows: StepForms.forms(for: example).map { (label: $0.form, help: $0.meaning) })
  }

  private static func isServer(_ text: String) -> Bool {
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty else { return false }
    // What stands after the path or before the host would be sent with every login.
    guard url.query() == nil, url.fragment() == nil, url.user() == nil else { return false }
    return ["http", "https"].contains(url.scheme) && (0...65_535).contains(url.port ?? 0)
  }
}
