import CommandLineKit
import Comparison
import Examples
import Foundation
import Report
import Scenarios
import TerminalKit

/// `compare fuzz` and `compare replay`: sessions that nobody has written, and those that somebody has.
extension CompareCommand {
  /// Takes patterns through random sessions.
  func fuzz(_ parsed: Parsed, _ style: OutputStyle, in setting: Setting) async -> Outcome {
    let examples = parsed[options.example].map { [$0] } ?? Example.allCases
    let (count, length, seed) = (parsed[options.sessions], parsed[options.steps], parsed[options.seed])
    let patterns = selected(parsed)
    let fuzzer = Fuzzer(of: patterns, examples: examples, length: length)
    let clock = ContinuousClock()
    let start = clock.now
    var last = start
    let outcome = await fuzzer.run(count, seed: UInt64(seed)) { done in
      let now = clock.now
      guard now - last >= .milliseconds(500) else { return }
      last = now
      let rate = Double(done) / (now - start).seconds
      let left = Int((Double(count - done) / rate).rounded(.up))
      setting.tell("[\(done)/\(count)] sessions, \(Int(rate)) a second, \(left) s left")
    }
    if count >= 100 {
      setting.tell("[\(outcome.sessions)/\(count)] sessions in \((clock.now - start).seconds.rounded()) s")
    }
    let report = SessionReport(style: style)
    guard let (number, difference, example) = outcome.difference else {
      return Outcome(
        output: report.text(
          agreeing: patterns.map(\.id), sessions: outcome.sessions, length: length, seed: UInt64(seed)))
    }
    return Outcome(
      output: report.text(of: difference, in: example, session: number, seed: UInt64(seed)),
      exitCode: .failure)
  }

  /// Takes patterns through a session that was written down.
  func replay(_ parsed: Parsed, _ style: OutputStyle, in setting: Setting) async throws(Problem) -> Outcome {
    let path = parsed[options.transcript].first ?? ""
    let shown = VisibleText.escaping(path)
    let file = path.hasPrefix("/") ? URL(filePath: path) : setting.folder.appending(path: path)
    guard let data = try? Data(contentsOf: file) else {
      throw Problem("'\(shown)' cannot be read. Name a file of steps, one a line.", .missingInput)
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
    let example = parsed[options.example] ?? (steps.contains(where: \.isOfGreeting) ? .greeting : .login)
    let patterns = selected(parsed)
    let report = SessionReport(style: style)
    guard let difference = await SessionComparer(of: patterns, example: example).difference(in: steps) else {
      return Outcome(output: report.text(agreeing: patterns.map(\.id), steps: steps.count))
    }
    return Outcome(output: report.text(of: difference, in: example), exitCode: .failure)
  }
}

extension Step {
  /// Whether the step names what only Greeting has.
  fileprivate var isOfGreeting: Bool {
    switch self {
    case .tap(let widget), .doubleTap(let widget): widget == "showGreeting"
    case .person: true
    case .see(let sight): "\(sight)".hasPrefix("greeting ") || "\(sight)".hasPrefix("showGreeting ")
    default: false
    }
  }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var seconds: Double {
    let (seconds, rest) = components
    return Double(seconds) + Double(rest) / 1e18
  }
}
