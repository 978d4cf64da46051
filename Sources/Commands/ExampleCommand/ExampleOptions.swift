import AccountService
import CommandLineKit
import Examples
import Foundation
import Driver
import TerminalText

extension Fault: OptionValue {}

/// The command-line options of an example's programs.
@MainActor
struct ExampleOptions {
  let example: Example
  /// The example's own options, in the order of its settings.
  let settings: [Option<String>]
  let server = Option<String?>(
    "server", value: "URL", help: "Use a real server instead of the embedded one.",
    expects: "an address such as http://127.0.0.1:8080", parse: { Self.isServer($0) ? $0 : nil })
  let fault: Option<Fault?>
  let timeout = Option(
    "timeout", value: "SECONDS", default: 10.0, help: "How long to wait for an answer.",
    expects: "a number above 0 and up to 3600",
    parse: { Double(argument: $0).flatMap { $0 > 0 && $0 <= 3600 ? $0 : nil } })
  let stateFolder = Option<String?>(
    "state-folder", value: "DIR",
    help: "Store files in this folder instead of the default state folder.",
    expects: "the name of a folder", parse: { $0.isEmpty ? nil : $0 })
  let forget = Flag("forget", help: "Delete the stored files first.")
  let record = Option<String?>(
    "record", value: "FILE",
    help: "Record all actions in a new file, as steps: '--plain < FILE' repeats them.",
    expects: "the name of a file", parse: { $0.isEmpty ? nil : $0 })
  let plain = Flag("plain", help: "Read steps from the standard input instead of showing a form.")
  let frames = Flag("frames", help: "At a terminal, print whole windows instead of changed rows.")
  let keepGoing = Flag("keep-going", help: "In a script, go on after a failed step.")
  let scenarios = Flag("scenarios", help: "Run this pattern through the catalogue's scenarios.")
  let format = Option(
    "format", value: "FORMAT", default: ScenarioFormat.text, help: "How '--scenarios' prints the results.")
  let trace = Flag("trace", help: "Record the calls between roles and print them at the end; takes a build.")
  let color = Option("color", value: "WHEN", default: ColorChoice.auto, help: "Whether to use colour.")

  init(for example: Example) {
    self.example = example
    settings = (example.settings?.fields ?? []).map { field in
      Option(field.name, value: field.value, default: field.default, help: field.help)
    }
    let faults = Fault.all(of: example)
    fault = Option(
      "fault", value: "NAME", choices: faults.map(\.rawValue),
      help: "Simulate one of the faults below. \(Fault.exemption(in: example))",
      parse: { name in faults.first { $0.rawValue == name } })
  }

  func command(named name: String) -> CommandDeclaration {
    let network: [any NamedOption] = example.usesNetwork ? [server, fault, timeout] : []
    let disk: [any NamedOption] = example.files.isEmpty ? [] : [stateFolder, forget]
    let record: [any NamedOption] = example.usesNetwork ? [record] : []
    return CommandDeclaration(
      name: name, overview: "The \(example.name) example: \(example.summary).", discussion: discussion,
      options: settings + network + disk + record + [
        plain, frames, keepGoing, scenarios, format, trace, color,
      ],
      tables: (example.usesNetwork ? [faults] : []) + [steps, atTerminal],
      examples: [name] + example.usage.map { $0.replacing("PROGRAM", with: name) })
  }

  private let discussion = """
    In a terminal it shows a form. With --plain, or when the input or the output is not a terminal, it reads one step \
    a line from the standard input and prints the window after each change, every widget with its name at the right.
    """

  private var faults: HelpTable {
    HelpTable(
      "FAULTS",
      rows: Fault.all(of: example).map {
        (label: $0.rawValue, help: $0.summary.prefix(1).uppercased() + $0.summary.dropFirst() + ".")
      })
  }

  /// The text of the step `help`.
  func help(style: OutputStyle) -> String {
    [steps, atTerminal].map { $0.lines(Typesetter(style: style)).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var atTerminal: HelpTable {
    let secure: [(label: String, help: String)] =
      example.accountScreen == nil
      ? [] : [("type WIDGET", "Ask for the text of a password field, without showing it.")]
    return HelpTable(
      "STEPS AT A TERMINAL",
      rows: secure + [("help", "List the steps."), ("quit", "Leave; so does the end of the input.")])
  }

  private var steps: HelpTable {
    HelpTable("STEPS", rows: StepSyntax.forms(for: example).map { (label: $0.form, help: $0.meaning) })
  }

  private nonisolated static func isServer(_ text: String) -> Bool {
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty else { return false }
    // A query, fragment or user name would be sent with every login.
    guard url.query() == nil, url.fragment() == nil, url.user() == nil else { return false }
    return ["http", "https"].contains(url.scheme) && (0...65_535).contains(url.port ?? 0)
  }
}
