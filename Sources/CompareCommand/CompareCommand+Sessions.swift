import CommandLineKit
import Comparison
import Examples
import Foundation
import Fuzzing
import Report
import Scenarios
import TerminalText

/// `compare fuzz` and `compare replay`: sessions that nobody has written, and those that somebody has.
extension CompareCommand {
  /// Takes patterns through random sessions: many of them on all processors, by programs like this one.
  func fuzz(_ parsed: Parsed, _ style: OutputStyle, in setting: Setting) async throws(Problem) -> Outcome {
    let examples = try examples(parsed)
    let (count, length, seed) = (parsed[options.sessions], parsed[options.steps], parsed[options.seed])
    let patterns = selected(parsed)
    let share = parsed[options.part]
    let parts = share?.count ?? (count < 500 ? 1 : ProcessInfo.processInfo.activeProcessorCount)
    let helpers = (share == nil ? 1..<parts : 1..<1).map { number in
      FuzzHelper(
        program: setting.program,
        arguments: ["fuzz"] + patterns.map(\.id) + [
          "--sessions", "\(count)", "--steps", "\(length)", "--seed", "\(seed)", "--part",
          "\(number + 1)/\(parts)", "--color", style.usesColor ? "always" : "never",
        ] + (parsed[options.example].map { ["--example", $0.id] } ?? []),
        number: number)
    }
    let clock = ContinuousClock()
    let start = clock.now
    var last: ContinuousClock.Instant?
    let outcome = await Fuzzer(of: patterns, examples: examples, length: length).run(
      count, seed: UInt64(seed), part: (share.map { $0.number - 1 } ?? 0, parts)
    ) { done in
      let now = clock.now
      guard share == nil, last.map({ now - $0 >= .milliseconds(500) }) ?? true else { return }
      last = now
      // The others are about as far.
      let all = min(done * (helpers.count + 1), count)
      let rate = Double(all) / (now - start).seconds
      let left = Int((Double(count - all) / rate).rounded(.up))
      setting.tell("[\(all)/\(count)] sessions, \(Int(rate)) a second, \(left) s left")
    }
    let report = SessionReport(style: style)
    var found =
      outcome.difference.map { number, difference, example in
        [(number, report.text(of: difference, in: example, session: number, seed: UInt64(seed)))]
      } ?? []
    for helper in helpers {
      switch await helper.result() {
      case .agreed: break
      case .differed(let session, let text): found.append((session, text))
      case .failed(let message): return Outcome(messages: "Error: \(message)", exitCode: .internalError)
      }
    }
    if let first = found.min(by: { $0.0 < $1.0 }) { return Outcome(output: first.1, exitCode: .failure) }
    return Outcome(
      output: report.text(
        agreeing: patterns.map(\.id), steps: length,
        random: (share == nil ? count : outcome.sessions, seed)),
      messages: absences(parsed, examples).joined(separator: "\n"))
  }

  /// How many bytes a session may have that was written down: several times what 10,000 steps take, windows and all.
  private static let largestSession = 64 << 20

  /// What a file holds, or of a large one a little more than a session may have; without one the standard input.
  private static func contents(of file: URL?, shown: String) throws(Problem) -> Data {
    func missing(_ what: String) -> Problem {
      Problem("'\(shown)' \(what). Name a file of steps, one a line.", .missingInput)
    }
    // Opening a pipe would wait for a writer.
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

  /// Takes patterns through a session that was written down.
  func replay(_ parsed: Parsed, _ style: OutputStyle, in setting: Setting) async throws(Problem) -> Outcome {
    let path = parsed[options.transcript].first ?? ""
    let shown = VisibleText.escaping(path)
    let file = path.hasPrefix("/") ? URL(filePath: path) : setting.folder.appending(path: path)
    let data = try Self.contents(of: path == "-" ? nil : file, shown: shown)
    guard data.count <= Self.largestSession else {
      throw Problem("'\(shown)' is larger than 64 megabytes. Play a part of it.", .usage)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Problem("'\(shown)' is not UTF-8 text.", .usage)
    }
    let steps: [Step]
    do throws(StepMistake) {
      steps = try StepParser.steps(from: text)
    } catch {
      throw Problem("'\(shown)', \(VisibleText.escaping(error.message)).", .usage)
    }
    guard !steps.isEmpty else { throw Problem("'\(shown)' holds no step.", .usage) }
    let example = parsed[options.example] ?? Example.named(in: steps)
    let patterns = patterns.filter(example.isShown)
    let report = SessionReport(style: style)
    let difference = await SessionComparer(of: patterns, example: example).difference(
      in: steps, tellsMistakes: true)
    var outcome =
      difference.map { Outcome(output: report.text(of: $0, in: example), exitCode: .failure) }
      ?? Outcome(output: report.text(agreeing: patterns.map(\.id), steps: steps.count))
    // Where patterns differ, the dots are those of a random session.
    if difference?.unanimous.isEmpty != true, steps.contains(where: \.typesMaskedPassword) {
      outcome.messages = "'\(shown)' types dots as a password. \(Step.maskedPasswordAdvice)"
    }
    return outcome
  }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var seconds: Double {
    let (seconds, rest) = components
    return Double(seconds) + Double(rest) / 1e18
  }
}
