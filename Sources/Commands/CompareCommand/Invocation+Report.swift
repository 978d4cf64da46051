import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Driver
import Examples
import Foundation
import Page
import Processes
import Records
import Report
import TerminalText
import Traces
import Verdicts

extension Invocation {
  /// A report on the selected patterns; exit code 1 if a scenario failed or a rule is broken.
  ///
  /// Without code, figures and verdicts are left out.
  func report(
    _ topic: Topic, readsCode: Bool = true
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    if topic == .everything, showsFirstScreen { return try await firstScreen() }
    let needsCode = readsCode && ![.list, .scenarios].contains(topic)
    let findings = try await findings(
      about: topic, in: examples, codebase: needsCode ? try codebaseLoader() : nil)
    return try outcome(.findings(findings, about: topic), isGood: findings.isGood)
  }

  /// Whether the report is the one screen of many patterns.
  private var showsFirstScreen: Bool {
    parsed[shared.format] == .text && !parsed[shared.all] && selected.count > 2
  }

  /// The first screen, from the values that an earlier run has kept if neither the program nor the package has changed.
  private func firstScreen() async throws(CommandFailure) -> CompareCommand.Outcome {
    let name = "first-screen"
    let package = FileStamp.text(of: ["Package.swift", "Sources", "Catalog", "Tests"], in: try package().url)
    let key = ([package] + selected.map(\.card.id) + (try examples).map(\.id)).joined(separator: " ")
    if let overview: Overview = runs?.value(name, for: key) {
      return try outcome(.overview(overview, of: selected.map(\.card)))
    }
    let findings = try await findings(about: .everything, in: examples, codebase: try codebaseLoader())
    // What failed is told on the screen with its findings, and not kept.
    guard findings.isGood else { return try outcome(.findings(findings, about: .everything), isGood: false) }
    let overview = Overview(findings)
    runs?.keep(overview, name, for: key)
    return try outcome(.overview(overview, of: selected.map(\.card)))
  }

  /// What earlier runs have kept; nil if this one is to run everything.
  private var runs: RunCache? { parsed[OverviewCommand.noCache] ? nil : context.runs }

  /// The styles and scripts of pages, from the package's folder.
  func pageAssets() throws(CommandFailure) -> PageAssets {
    let folder = try package().url
    do throws(PageAssetError) {
      return try PageAssets(in: folder)
    } catch {
      throw .pageAssets(error)
    }
  }

  /// Everything on the selected patterns, for a page.
  func catalogue() async throws(CommandFailure) -> PageContent {
    let load = try codebaseLoader()
    let reading = CodebaseReading(load)
    let code = try code(of: examples)
    // Read meanwhile: the scenarios run on the main actor. Results, because `async let` forgets the type of an error.
    async let listings = Result { () throws(CommandFailure) in try code.listings() }
    async let tests = Result { () throws(CommandFailure) in try code.tests(withParts: true) }
    let all = cards
    let package = try package().url
    async let traces = Result { () throws(CommandFailure) in try Self.traces(of: all, in: package) }
    let findings = try await findings(about: .everything, in: examples) {
      () async throws(CodeGraphError) in
      try await reading.codebase
    }
    let codebase: Codebase
    do throws(CodeGraphError) {
      codebase = try await reading.codebase
    } catch {
      throw .code(error)
    }
    return PageContent(
      findings: findings, questionnaire: try questionnaire(of: codebase), listings: try await listings.get(),
      tests: try await tests.get(), traces: try await traces.get(),
      ledger: try Self.ledger(of: all, in: package))
  }

  /// What change requests cost, as it is recorded, with the patches.
  private nonisolated static func ledger(
    of cards: [Card], in package: URL
  ) throws(CommandFailure) -> ChangeLedger {
    let selection = CellSelection(of: ChangeRequest.all, in: cards, of: package)
    do throws(CellError) {
      return try selection.ledger(
        with: selection.recorded, showsCode: true, showsTests: true)
    } catch {
      throw CommandFailure(error.description, .missingInput)
    }
  }

  /// The traces of the recordings that are fresh.
  private nonisolated static func traces(of cards: [Card], in package: URL) throws(CommandFailure) -> [Trace]
  {
    let store = RecordingStore(in: package)
    var traces: [Trace] = []
    do throws(RecordingError) {
      for card in cards { traces += try store.fresh(of: card)?.traces(of: card) ?? [] }
    } catch {
      throw .recordings(error)
    }
    return traces
  }

  private func findings(
    about topic: Topic, in examples: [Example],
    codebase: (@Sendable () async throws(CodeGraphError) -> Codebase)?
  ) async throws(CommandFailure) -> Findings {
    let isWhole = topic == .everything
    let runs = isWhole ? runs : nil
    let known: [ScenarioResult] = runs?.value(Self.scenarios, for: "") ?? []
    let package = isWhole ? try package().url : nil
    let cards = selected.map(\.card)
    let shown = FirstScreen.all.compactMap(\.request?.id)
    let requests = ChangeRequest.all.filter { shown.contains($0.id) }
    // Read meanwhile: the scenarios run on the main actor. A result, because `async let` forgets the type of an error.
    async let kept = Result { () throws(CommandFailure) in
      try package.map { package throws(CommandFailure) in
        try Self.kept(of: cards, requests, in: package)
      } ?? .none
    }
    var findings: Findings
    do throws(FindingsError) {
      findings = try await Findings(
        comparing: selected, examples: examples, runsScenarios: isWhole || topic == .scenarios, known: known,
        by: ScenarioProcesses(program: context.program, count: context.scenarioProcesses),
        findsTurns: isWhole,
        codebase: codebase, progress: context.progress)
    } catch {
      throw .findings(error)
    }
    findings.kept = try await kept.get()
    let passed = findings.results.filter(\.passed)
    // The results of the other patterns and examples stay.
    let ran = Set(findings.results.map { [$0.pattern, $0.example.id] })
    let others = known.filter { !ran.contains([$0.pattern, $0.example.id]) }
    if known.count != others.count + passed.count { runs?.keep(others + passed, Self.scenarios, for: "") }
    return findings
  }

  /// The name of the kept results of scenarios that passed, which depend on the program alone.
  private static let scenarios = "scenarios"

  /// What the package keeps of runs of some patterns and requests, for the code as it is now.
  nonisolated static func kept(
    of cards: [Card], _ requests: [ChangeRequest], in package: URL
  ) throws(CommandFailure) -> KeptFigures {
    var files: [Example: [Card.ID: Int]] = [:]
    let store = RecordingStore(in: package)
    for card in cards {
      guard let recordings = try fresh(of: card, in: store) else { continue }
      for screen in FirstScreen.all {
        files[screen.example, default: [:]][card.id] =
          recordings.files(behind: screen.tap, in: screen.example)?.count
      }
    }
    let selection = CellSelection(of: requests, in: cards, of: package)
    // Joined requests are no figures of these reports.
    let outcomes = CellOutcomes(results: selection.recordedResults, merges: [])
    do throws(CellError) {
      return KeptFigures(ledger: try selection.ledger(with: outcomes), filesBehindTap: files)
    } catch {
      throw CommandFailure(error.description, .missingInput)
    }
  }

  private nonisolated static func fresh(
    of card: Card, in store: RecordingStore
  ) throws(CommandFailure) -> KeptRecordings? {
    do throws(RecordingError) {
      return try store.fresh(of: card)
    } catch {
      throw .recordings(error)
    }
  }
}
