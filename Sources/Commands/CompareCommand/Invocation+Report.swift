import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Driver
import Examples
import Foundation
import Page
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
    let needsCode = readsCode && ![.list, .scenarios].contains(topic)
    let findings = try await findings(
      about: topic, in: examples, codebase: needsCode ? try codebaseLoader() : nil)
    return try outcome(.findings(findings, about: topic), isGood: findings.isGood)
  }

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
    let shown = FirstScreen.all.compactMap(\.request?.id)
    let requests = ChangeRequest.all.filter { shown.contains($0.id) }
    let kept = topic == .everything ? try kept(of: selected.map(\.card), requests) : .none
    do throws(FindingsError) {
      var findings = try await Findings(
        comparing: selected, examples: examples, runsScenarios: [.everything, .scenarios].contains(topic),
        by: ScenarioProcesses(program: context.program, count: context.scenarioProcesses),
        findsTurns: topic == .everything, codebase: codebase, progress: context.progress)
      findings.kept = kept
      return findings
    } catch {
      throw .findings(error)
    }
  }

  /// What the package keeps of runs of some patterns and requests, for the code as it is now.
  func kept(
    of cards: [Card], _ requests: [ChangeRequest]
  ) throws(CommandFailure) -> KeptFigures {
    let folder = try package().url
    var files: [Example: [Card.ID: Int]] = [:]
    let store = RecordingStore(in: folder)
    for card in cards {
      guard let recordings = try Self.fresh(of: card, in: store) else { continue }
      for screen in FirstScreen.all {
        files[screen.example, default: [:]][card.id] =
          recordings.files(behind: screen.tap, in: screen.example)?.count
      }
    }
    let selection = CellSelection(of: requests, in: cards, of: folder)
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
