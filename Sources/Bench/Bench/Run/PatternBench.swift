import CodeGraph
import Driver
import Edits
import Examples
import Foundation
import PackageLayout
import Processes

/// Builds a copy of the package with one pattern only, with and without a change, and runs its tests and its program.
///
/// The copy and its build are kept, so that the next build compiles only what has changed.
package final class PatternBench: Sendable {
  /// Without debug information, which nothing here reads, building takes a third less; the folder of the build must not
  /// depend on the environment.
  private static let buildOptions = ["--scratch-path", ".build", "-debug-info-format", "none"]

  /// The pattern's module.
  package let module: String
  private let copy: PackageCopy
  private let swift: URL
  private let progress: @Sendable (String) -> Void
  private let lock: FolderLock
  /// The manifest then has only what the pattern needs.
  private var environment: [String: String] { ["CATALOGUE_PATTERN": module] }

  /// Locks the copy; throws if another process uses it.
  init(
    module: String, copy: PackageCopy, swift: URL, progress: @escaping @Sendable (String) -> Void
  ) throws(BenchError) {
    lock = try FolderLock(copy.folder)
    self.module = module
    self.copy = copy
    self.swift = swift
    self.progress = progress
  }

  /// Makes the copy equal to the package, except for one change.
  package func apply(_ change: Change?) async throws(BenchError) {
    try await apply(change.map { [$0] } ?? [])
  }

  /// Makes the copy equal to the package, except for some changes, made one after the other.
  package func apply(_ changes: [Change]) async throws(BenchError) {
    try copy.renew()
    do throws(ChangeError) {
      for change in changes { try await change.apply(to: copy.folder) }
    } catch {
      throw .change(error)
    }
  }

  /// Builds the program and the tests, which must compile.
  package func build() async throws(BenchError) {
    let ending = try await runSwift(["build", "--build-tests"])
    guard ending.reason == .exit(0) else {
      throw .doesNotBuild(change: nil, reason: CompilerErrors.summary(of: ending.output))
    }
  }

  /// Builds the program alone; `change` is the change of the copy, for the message if that does not compile.
  package func buildProgram(with change: Change? = nil) async throws(BenchError) {
    let ending = try await runSwift(["build", "--product", "Run\(module)"])
    guard ending.reason == .exit(0) else {
      throw .doesNotBuild(change: change?.name, reason: CompilerErrors.summary(of: ending.output))
    }
  }

  /// Builds the program and the tests, and runs those tests that a regular expression selects.
  ///
  /// The timeout, in seconds, is that of build and tests together.
  package func runTests(_ filter: String, timeout: Double? = nil) async throws(BenchError) -> TestRun {
    let events = copy.folder.appending(path: "tests.events")
    try? FileManager.default.removeItem(at: events)
    defer { try? FileManager.default.removeItem(at: events) }
    // One command, because the package manager takes half a second to start.
    let ending = try await runSwift(
      [
        "test", "--disable-xctest", "--filter", filter, "--event-stream-output-path", events.path,
        "--event-stream-version", "0",
      ], timeout: timeout)
    if let text = try? String(contentsOf: events, encoding: .utf8) {
      return .ran(TestRecord(events: text), isTimeout: ending.reason == .timeout)
    }
    switch ending.reason {
    case .exit(0), .timeout:
      throw .noResult(of: "swift test --filter \(filter)", reason: "it left no events")
    case .exit, .signal: return .doesNotBuild(output: ending.output)
    }
  }

  /// Runs the scenarios of an example in the program that was built last; `pattern` is the pattern's id.
  package func runScenarios(
    of example: Example, pattern: String, timeout: Double
  ) async throws(BenchError) -> ScenarioRun {
    let name = example.program(of: pattern)
    let program = try link(named: name)
    let ending = try await run(program, ["--scenarios", "--format", "json"], timeout: timeout)
    switch ending.reason {
    case .signal: return .crash
    case .timeout: return .timeout
    case .exit(0), .exit(1):
      guard let results = try? JSONDecoder().decode([ScenarioSummary].self, from: ending.output) else {
        throw .noResult(of: "\(name) --scenarios", reason: "its results cannot be read")
      }
      return .ran(results)
    case .exit(let code): throw .noResult(of: "\(name) --scenarios", reason: "exit code \(code)")
    }
  }

  /// The program under a name that selects an example: a link, as the program is linked only once.
  private func link(named name: String) throws(BenchError) -> URL {
    let folder = copy.folder.appending(path: "programs")
    let link = folder.appending(path: name)
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: link.path)) != nil { return link }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: link.path, withDestinationPath: "../.build/debug/Run\(module)")
    } catch {
      throw .copyUnusable(path: copy.folder.path, reason: error.localizedDescription)
    }
    return link
  }

  /// Runs the package manager and reports each step of a build, such as `[3/8] Compiling MVP LoginModel.swift`.
  private func runSwift(
    _ arguments: [String], timeout: Double? = nil
  ) async throws(BenchError) -> ChildProcess.Ending {
    try await run(
      swift, arguments + Self.buildOptions, joinsErrors: true, timeout: timeout
    ) { [module, progress] line in
      if line.hasPrefix("[") { progress("[\(module)] \(line)") }
    }
  }

  private func run(
    _ program: URL, _ arguments: [String], joinsErrors: Bool = false, timeout: Double?,
    progress: (@Sendable (String) -> Void)? = nil
  ) async throws(BenchError) -> ChildProcess.Ending {
    let process = ChildProcess(
      program: program, arguments: arguments, folder: copy.folder, environment: environment,
      joinsErrors: joinsErrors)
    do {
      return try await process.run(timeout: timeout, progress: progress)
    } catch {
      throw .noResult(of: program.lastPathComponent, reason: "it cannot be started")
    }
  }
}
