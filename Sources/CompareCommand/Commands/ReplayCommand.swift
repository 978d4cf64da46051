import CommandLineKit
import Examples
import Foundation
import Fuzzing
import Report
import Scenarios
import TerminalText

/// `compare replay`: a recorded session, run on all patterns.
struct ReplayCommand: RunnableCommand {
  let shared: SharedOptions
  let transcript = Positional(
    "FILE", required: true,
    help: "The file of steps, one per line; '-' is the standard input.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "replay", overview: "Run the steps of a file on all patterns and compare them after each.",
      positionals: [transcript], options: [shared.example, shared.output, shared.color],
      examples: ["compare replay session.txt"])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    let path = invocation.parsed[transcript].first ?? ""
    let shown = VisibleText.escaping(path)
    let file = path.hasPrefix("/") ? URL(filePath: path) : invocation.context.folder.appending(path: path)
    let data = try Self.contents(of: path == "-" ? nil : file, shown: shown)
    guard data.count <= Self.largestSession else {
      throw CommandError("'\(shown)' is larger than 64 megabytes. Replay a part of it.", .usage)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandError("'\(shown)' is not UTF-8 text.", .usage)
    }
    let steps: [Step]
    do throws(StepMistake) {
      steps = try StepParser.steps(from: text)
    } catch {
      throw CommandError("'\(shown)', \(VisibleText.escaping(error.message)).", .usage)
    }
    guard !steps.isEmpty else { throw CommandError("'\(shown)' contains no step.", .usage) }
    let example = invocation.parsed[shared.example] ?? Example.named(in: steps)
    let patterns = shared.entries.map(\.pattern).filter(example.isShown)
    let report = SessionReport(style: invocation.style)
    let difference = await SessionComparer(of: patterns, example: example).difference(
      in: steps, reportsMistakes: true)
    var outcome =
      difference.map { CompareCommand.Outcome(output: report.text(of: $0, in: example), exitCode: .failure) }
      ?? CompareCommand.Outcome(output: report.text(agreeing: patterns.map(\.id), steps: steps.count))
    // Dots are passwords to fill in unless patterns differ: then they are those of a random session.
    let patternsAgree = difference.map { !$0.unanimous.isEmpty } ?? true
    if patternsAgree, steps.contains(where: \.typesMaskedPassword) {
      outcome.messages = "'\(shown)' types dots as a password. \(Step.maskedPasswordAdvice)"
    }
    return outcome
  }

  /// The maximum size of a session in bytes: several times that of 10,000 steps with their windows.
  private static let largestSession = 64 << 20

  /// The contents of a file, or of the standard input; at most one byte more than the maximum size.
  private static func contents(of file: URL?, shown: String) throws(CommandError) -> Data {
    func missing(_ what: String) -> CommandError {
      CommandError("'\(shown)' \(what). Give a file of steps, one per line.", .missingInput)
    }
    // Opening a pipe without O_NONBLOCK would block until there is a writer.
    let descriptor = file.map { open($0.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw missing(errno == ENOENT ? "does not exist" : "cannot be read") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: file != nil)
    do {
      return try handle.read(upToCount: largestSession + 1) ?? Data()
    } catch {
      var isFolder: ObjCBool = false
      if let file { _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) }
      throw missing(isFolder.boolValue ? "is a folder" : "cannot be read")
    }
  }
}
