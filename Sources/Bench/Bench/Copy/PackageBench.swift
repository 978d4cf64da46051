import Catalog
import CodeGraph
import Examples
import Foundation
import Measures
import PackageLayout
import Processes
import Records

/// Builds and tests a copy of the package, with mutants in it, by the package manager.
package final class PackageBench: Sendable {
  /// The timeout for a pattern's scenarios or unit tests, in seconds; without mutants they take less than one.
  private static let timeout = 300.0
  /// Makes the manifest leave out all targets that are not run here.
  private static let environment = ["CATALOGUE_FOR_MUTANTS": "1"]
  /// The folder of the build, whatever the environment says.
  private static let buildFolder = ["--scratch-path", ".build"]

  private let copy: PackageCopy
  private let read: @Sendable ([SourceTarget]) async throws(CodeGraphError) -> CodeReading
  private let swift: URL
  private let progress: @Sendable (String) -> Void
  /// Excludes other processes from the copy while it is open.
  private let lock: FileHandle

  /// Creates a bench with its copy in the folder `scratch`; throws if another process uses the copy.
  ///
  /// `read` reads the graph of modules of the package.
  package init(
    for package: URL, scratch: URL, environment: [String: String],
    progress: @escaping @Sendable (String) -> Void,
    read: @escaping @Sendable ([SourceTarget]) async throws(CodeGraphError) -> CodeReading
  ) async throws(MutantError) {
    do throws(CodeGraphError) {
      swift = try await Toolchain.find(environment: environment).swift
    } catch {
      throw .copyUnusable(path: scratch.path, reason: error.description)
    }
    copy = PackageCopy(original: package, folder: scratch)
    (self.progress, self.read) = (progress, read)
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw .copyUnusable(path: scratch.path, reason: error.localizedDescription)
    }
    let descriptor = open(scratch.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .copyUnusable(path: scratch.path, reason: String(cString: strerror(errno)))
    }
    lock = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path: scratch.path) }
  }

  deinit {
    // Closing may leave the lock: a child process between fork and exec still has the descriptor open.
    flock(lock.fileDescriptor, LOCK_UN)
  }

  func has(_ example: Example, in card: Card) -> Bool {
    let folder = copy.original.appending(path: "\(PackageLayout.code(of: card.module))/\(example.name)")
    return FileManager.default.fileExists(atPath: folder.path)
  }

  /// The place of a mutant; throws unless the text that it replaces occurs exactly once.
  func place(of mutant: Mutant, in card: Card) throws(MutantError) -> Place {
    var first: Place?
    for edit in mutant.edits {
      let path = Self.path(of: edit, in: card)
      let text = (try? String(contentsOf: copy.original.appending(path: path), encoding: .utf8)) ?? ""
      let found = text.ranges(of: edit.original)
      guard found.count == 1 else {
        throw .doesNotApply(pattern: card.name, mutation: mutant.mutation, file: path, places: found.count)
      }
      let line = text[..<found[0].lowerBound].count(where: \.isNewline) + 1
      first = first ?? Place(file: path, line: line)
    }
    guard let first else {
      throw .doesNotApply(pattern: card.name, mutation: mutant.mutation, file: "no file", places: 0)
    }
    return first
  }

  /// Puts mutants into the code, at most one per pattern, and removes the previous ones.
  func apply(_ mutants: [(card: Card, mutant: Mutant)]) throws(MutantError) {
    var edits: [String: [Mutant.Edit]] = [:]
    for (card, mutant) in mutants {
      for edit in mutant.edits { edits[Self.path(of: edit, in: card), default: []].append(edit) }
    }
    do {
      try copy.renew(with: edits)
    } catch {
      throw .copyUnusable(path: copy.folder.path, reason: error.localizedDescription)
    }
  }

  /// Builds the programs and the tests.
  ///
  /// Returns the first compile error of each pattern with a mutant that does not compile; the build must then be repeated
  /// without these mutants. Any other failure is thrown.
  func build(with mutation: Mutation?, in cards: [Card]) async throws(MutantError) -> [Card.ID: String] {
    let ending = try await run(
      swift, ["build", "--build-tests"] + Self.buildFolder, joinsErrors: true
    ) { [progress] line in
      if line.hasPrefix("[") { progress(line) }
    }
    if ending.reason == .exit(0) { return [:] }
    var errors: [Card.ID: String] = [:]
    for card in cards {
      let folders = [PackageLayout.code(of: card.module), PackageLayout.tests(of: card.module)]
      errors[card.id] = CompilerErrors.first(in: folders, ending.output)
    }
    guard errors.isEmpty else { return errors }
    throw .doesNotBuild(mutation: mutation, reason: CompilerErrors.summary(of: ending.output))
  }

  /// Runs the scenarios on a pattern.
  func runScenarios(of card: Card) async throws(MutantError) -> TestOutcome {
    let program = copy.folder.appending(path: ".build/debug/compare")
    let ending = try await run(program, ["scenarios", card.id, "--format", "json"], hasTimeout: true)
    let name = "compare scenarios \(card.id)"
    switch ending.reason {
    case .signal: return TestOutcome(count: 0, failed: [], ending: .crash)
    case .timeout: return TestOutcome(count: 0, failed: [], ending: .timeout)
    case .exit(0), .exit(1):
      guard let report = try? JSONDecoder().decode(ScenarioReport.self, from: ending.output) else {
        throw .noResult(of: name, reason: "its report cannot be read")
      }
      let scenarios = report.patterns.flatMap(\.scenarios)
      return TestOutcome(
        count: scenarios.count, failed: scenarios.filter { !$0.passed }.map { "\($0.example): \($0.name)" })
    case .exit(let code): throw .noResult(of: name, reason: "exit code \(code)")
    }
  }

  /// Runs a pattern's own unit tests.
  func runUnitTests(of card: Card) async throws(MutantError) -> TestOutcome {
    let suites = Example.all.map { "\($0.name)Tests" }.joined(separator: "|")
    let events = copy.folder.appending(path: "\(card.module).events")
    defer { try? FileManager.default.removeItem(at: events) }
    // Only the suites that every pattern has, with the same tests; others cannot be compared.
    let ending = try await run(
      swift,
      [
        "test", "--skip-build", "--disable-xctest", "--filter",
        "^\(card.module)Tests\\.(\(suites))/", "--event-stream-output-path", events.path,
        "--event-stream-version", "0",
      ] + Self.buildFolder, hasTimeout: true)
    let name = "swift test --filter \(card.module)Tests"
    guard let text = try? String(contentsOf: events, encoding: .utf8) else {
      throw .noResult(of: name, reason: "it left no events")
    }
    let record = TestRecord(events: text)
    return TestOutcome(
      count: record.ended, failed: record.failed,
      ending: ending.reason == .timeout ? .timeout : record.isComplete ? .complete : .crash, keepsNames: true)
  }

  /// Reads the unit tests of patterns from the compiler's index, by the patterns' ids.
  func unitTests(of cards: [Card]) async throws(MutantError) -> [Card.ID: UnitTests] {
    let suites = Example.all.map { "\($0.name)Tests" }
    let reading: CodeReading
    do {
      reading = try await read(UnitTests.targets(for: cards))
    } catch {
      throw .unreadableTests(pattern: cards.map(\.name).joined(separator: ", "), reason: error.description)
    }
    var found: [Card.ID: UnitTests] = [:]
    for card in cards {
      let module = "\(card.module)Tests"
      do throws(MeasureError) {
        if let failure = reading.failures[module] { throw .graph(failure) }
        found[card.id] = try UnitTests(of: module, suites: suites, testing: card.module, in: reading.graph)
      } catch {
        throw .unreadableTests(pattern: card.name, reason: error.description)
      }
    }
    return found
  }

  /// The fingerprint of a pattern's code, unit tests and mutants.
  func fingerprint(of card: Card) -> String {
    CodeFingerprint(of: card, in: copy.original).text
  }

  private func run(
    _ program: URL, _ arguments: [String], hasTimeout: Bool = false, joinsErrors: Bool = false,
    progress: (@Sendable (String) -> Void)? = nil
  ) async throws(MutantError) -> ChildProcess.Ending {
    do {
      return try await ChildProcess(
        program: program, arguments: arguments, folder: copy.folder, environment: Self.environment,
        joinsErrors: joinsErrors
      ).run(timeout: hasTimeout ? Self.timeout : nil, progress: progress)
    } catch {
      throw .noResult(of: program.lastPathComponent, reason: "it cannot be started")
    }
  }

  private static func path(of edit: Mutant.Edit, in card: Card) -> String {
    "\(PackageLayout.code(of: card.module))/\(edit.file)"
  }

  /// The part of the output of `compare scenarios --format json` that is read here.
  private struct ScenarioReport: Decodable {
    struct Pattern: Decodable {
      let scenarios: [Scenario]
    }
    struct Scenario: Decodable {
      let example: String
      let name: String
      let passed: Bool
    }
    let patterns: [Pattern]
  }
}
