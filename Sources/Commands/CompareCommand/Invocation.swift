import Catalog
import CodeGraph
import CommandLineKit
import Examples
import Foundation
import Records
import Report
import TerminalText
import Verdicts

/// One run of a command: the parsed command line, the catalogue and the process's environment.
@MainActor
struct Invocation {
  let shared: SharedOptions
  let parsed: Parsed
  let context: CompareCommand.ProcessContext
  var style: OutputStyle

  /// The person to be asked; nil if nobody is, or if the report is not one for a screen.
  var conversation: Conversation? {
    parsed[shared.format] == .text && !parsed[shared.all] ? context.conversation : nil
  }

  /// The style for another number of columns.
  func style(columns: Int?) -> OutputStyle {
    OutputStyle(
      environment: context.environment, isTerminal: context.isTerminal, terminalColumns: columns,
      color: parsed[shared.color])
  }

  /// The cards of the whole catalogue.
  var cards: [Card] { shared.entries.map(\.card) }

  /// The patterns from the command line, in that order; all if none is given. Some commands take other words beside them.
  var selected: [Registry.Entry] {
    let all = shared.entries
    let named = parsed[shared.patterns].compactMap { id in all.first { $0.pattern.id == id } }
    return named.isEmpty ? all : named
  }

  /// The example from the command line; by default every example that a selected pattern has.
  var examples: [Example] {
    get throws(CommandFailure) {
      let patterns = selected.map(\.pattern)
      guard let example = parsed[shared.example] else {
        return Example.all.filter { patterns.contains(where: $0.isShown) }
      }
      guard patterns.contains(where: example.isShown) else {
        let ids = patterns.map(\.id).joined(separator: ", ")
        throw CommandFailure("\(example.name) is not in \(ids). Leave out '--example \(example.id)'.", .usage)
      }
      return [example]
    }
  }

  /// A message for each example that a selected pattern lacks.
  func absences(in examples: [Example]) -> [String] {
    examples.compactMap { example in
      example.absence(from: selected.map(\.pattern).filter { !example.isShown(by: $0) }.map(\.id))
    }
  }

  /// The catalogue's folder: from `--package-path`, else found from the current folder or the build.
  func package() throws(CommandFailure) -> PackageFolder {
    try package(named: parsed[shared.packagePath], build: PackageFolder.ofThisBuild)
  }

  /// The catalogue's folder: at a path, else at or above the current folder, else where the program was built.
  func package(named path: String?, build: URL?) throws(CommandFailure) -> PackageFolder {
    do throws(PackageFolderError) {
      return try PackageFolder(named: path, from: context.folder, build: build)
    } catch {
      throw .package(error)
    }
  }

  /// Returns a function that reads the code of all patterns, as a claim may compare with any of them.
  func codebaseLoader() throws(CommandFailure) -> @Sendable () async throws(CodeGraphError) -> Codebase {
    let folder = try package().url
    let (cards, context) = (cards, context)
    let reader = CodeReader(
      package: folder, targets: Codebase.targets(for: cards), program: context.program, cache: context.cache,
      environment: context.environment)
    return { () async throws(CodeGraphError) in
      async let mutants = MutantFindings.fresh(cards, in: folder)
      let reading = try await reader.read(progress: context.progress)
      return Codebase(
        graph: reading.graph, failures: reading.failures, cards: cards, mutants: await mutants,
        text: { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) })
    }
  }

  /// Reads the code of all patterns.
  func codebase() async throws(CommandFailure) -> Codebase {
    let load = try codebaseLoader()
    do throws(CodeGraphError) {
      return try await load()
    } catch {
      throw .code(error)
    }
  }

  /// The outcome that prints a report; exit code 1 unless it `isGood`.
  func outcome(
    _ subject: ReportSubject, messages: [String] = [], isGood: Bool = true
  ) throws(CommandFailure) -> CompareCommand.Outcome {
    CompareCommand.Outcome(
      output: try formatted(subject), messages: messages.joined(separator: "\n"),
      exitCode: isGood ? .success : .failure)
  }

  /// A report in the format from the command line.
  func formatted(_ subject: ReportSubject) throws(CommandFailure) -> String {
    try parsed[shared.format].report(
      on: subject, style: style, showsAll: parsed[shared.all], assets: pageAssets)
  }
}
