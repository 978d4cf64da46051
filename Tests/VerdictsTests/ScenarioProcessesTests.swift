import Driver
import Examples
import Foundation
import MVP
import MVVM
import Scenarios
import Synchronization
import TestSupport
import Testing

@testable import Verdicts

/// Scenario processes give the results that this process has, or an error that names the pattern.
@MainActor @Suite struct ScenarioProcessesTests {
  private let folder = TemporaryFolder()
  private let patterns: [any Pattern] = [MVPPattern(), MVVMPattern()]

  /// The error of two processes that take a place from the queue and then run a shell script; `$place` is that place.
  private func error(of script: String) async throws -> ScenarioProcessError? {
    let program = folder.url.appending(path: "program")
    let lines = """
      #!/bin/sh
      place=$(dd bs=1 count=1 2>/dev/null | od -An -tu1 | tr -d ' ')
      test -n "$place" || exit 0
      began="{\\"began\\":{\\"place\\":$place}}"
      \(script)
      """
    // Another process writes the script: while a child of this one has it open for writing, it cannot be executed.
    _ = try Program.run(
      URL(filePath: "/bin/sh"), ["-c", "cat > \"$0\" && chmod 700 \"$0\"", program.path],
      input: Data(lines.utf8), environment: [:])
    return await error(of: program)
  }

  private func error(of program: URL) async -> ScenarioProcessError? {
    do throws(ScenarioProcessError) {
      let results = try await ScenarioProcesses(program: program, count: 2)
        .results(of: patterns, for: request) { _ in }
      Issue.record("\(results.map(\.count)) results")
      return nil
    } catch {
      return error
    }
  }

  private var request: ScenarioRequest {
    ScenarioRequest(patterns: patterns.map(\.id), examples: [.greeting])
  }

  @Test func `The results are the same, with a counter of all of them`() async throws {
    let counts = Mutex<[Int]>([])
    let processes = ScenarioProcesses(program: Program("compare").url, count: 2)
    let results = try await processes.results(of: patterns, for: request) { count in
      counts.withLock { $0.append(count) }
    }
    let own = try await Findings.results(of: patterns, in: [.greeting], by: nil) { _ in }
    #expect(results == own)
    #expect(results.allSatisfy { $0.count > 5 })
    #expect(counts.withLock { $0 } == [results[0].count, 2 * results[0].count])
  }

  @Test(
    arguments: [
      ("echo \"$began\"; kill -9 $$", .signal(9, pattern: "mvp")),
      ("echo \"$began\"; exit 3", .exit(code: 3, pattern: "mvp")),
      ("echo \"$began\"; exit 0", .exit(code: 0, pattern: "mvp")),
      ("echo \"$began\"; echo rubbish", .invalidAnswer(pattern: "mvp")),
      // The results of no scenario.
      ("echo \"$began\"; echo '{\"ended\":{\"results\":[]}}'", .invalidAnswer(pattern: "mvp")),
      ("exit 70", .exit(code: 70, pattern: "mvp")), ("echo rubbish", .exit(code: 0, pattern: "mvp")),
      ("echo '{\"began\":{\"place\":7}}'", .exit(code: 0, pattern: "mvp")),
    ] as [(String, ScenarioProcessError)])
  func `A process without results is an error`(script: String, expected: ScenarioProcessError) async throws {
    #expect(try await error(of: script) == expected)
  }

  @Test func `A pattern that was begun is not run again`() async throws {
    let begun = folder.url.appending(path: "begun")
    let script = "echo $place >> '\(begun.path)'; echo \"$began\"; kill -11 $$"
    #expect(try await error(of: script) == .signal(11, pattern: "mvp"))
    let places = try String(contentsOf: begun, encoding: .utf8).split(separator: "\n")
    #expect(places.count == Set(places).count)
  }

  @Test func `A missing program is an error`() async {
    let error = await error(of: URL(filePath: "/no/such/program"))
    #expect(error?.description.contains("cannot be started (No such file or directory)") == true)
  }

  @Test func `A result is the same after it was sent`() throws {
    let mistake = StepMistake("there is no widget 'x'", word: "x", candidates: ["y"])
    for reason in [StepFailure.neverIdle, .mistake(mistake), .mismatch(expected: "\u{1B}\n", seen: "ä\u{0}")]
    {
      let failure = ScenarioResult.Failure(number: 1, step: "tap x", reason: reason, frame: "┌┐\n")
      let result = ScenarioResult(
        pattern: "mvp", example: .login, name: "s", stepsHeld: 0, steps: 2, failure: failure)
      let line = String(decoding: try ScenarioMessage.ended(results: [result]).line, as: UTF8.self)
      guard line.hasSuffix("\n"), case .ended(let results) = ScenarioMessage(line: String(line.dropLast()))
      else {
        Issue.record("\(line) is no message")
        continue
      }
      #expect(results == [result])
    }
  }
}
