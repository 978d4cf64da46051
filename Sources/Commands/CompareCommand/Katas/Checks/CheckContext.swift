import Bench
import Catalog
import CodeGraph
import Edits
import Foundation
import Measures
import PackageLayout
import Verdicts

/// What the checks of a kata use: the catalogue, the checkout, the kata's files, and a copy in which tests run.
@MainActor
struct CheckContext {
  let invocation: Invocation
  let checkout: Checkout
  /// The folders with the kata's patches and supplied files: its own, then a teacher's.
  let folders: [URL]
  /// How often the checks were run since the start, before this run.
  let earlierRuns: Int

  /// A pattern with its card; nil if there is none of that id.
  func entry(of pattern: String) -> Registry.Entry? {
    invocation.shared.entries.first { $0.pattern.id == pattern }
  }

  /// A pattern's code; nil if it cannot be measured.
  func code(of pattern: String) async throws(CommandFailure) -> Codebase.PatternEntry? {
    guard let entry = entry(of: pattern) else { return nil }
    return try await invocation.codebase().entry(of: entry.card.id)
  }

  /// A mistake in a pattern's code: the mutant of that name, else the patch beside the kata's page.
  func mistake(_ name: String, in module: String) throws(CommandFailure) -> Change {
    let card = invocation.shared.entries.map(\.card).first { $0.module == module }
    if let card, let mutant = card.mutants.first(where: { $0.mutation.rawValue == name }) {
      return mutant.change(of: card)
    }
    return try patch(name)
  }

  /// A patch beside the kata's page.
  func patch(_ name: String) throws(CommandFailure) -> Change {
    Change(
      "the patch '\(name)' of the kata", .patch(Patch(try file("\(name).patch"))),
      remedy: "Renew it, then check it by '.ci/katas'.")
  }

  /// The text of a file beside the kata's page.
  func text(of name: String) throws(CommandFailure) -> String {
    let file = try file(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandFailure("'\(file.path)' cannot be read.", .missingInput)
    }
    return text
  }

  private func file(_ name: String) throws(CommandFailure) -> URL {
    let files = folders.map { $0.appending(path: name) }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw CommandFailure("A check needs '\(name)', which is not in the kata's folder.", .missingInput)
    }
    return file
  }

  /// Builds a copy of the checkout, with a change or with more files, and runs tests in it; the note is for the progress.
  func run(
    _ tests: TestFilter, with change: Change? = nil, adding files: [AddedFile] = [], note: String = ""
  ) async throws(CommandFailure) -> TestRun {
    let workbench = try await Workbench(of: checkout.folder, in: invocation.context)
    let copy = workbench.copy(of: tests.module)
    let time =
      if FileManager.default.fileExists(atPath: copy.path) { "" } else {
        ", which takes minutes the first time"
      }
    invocation.context.progress("Building and running \(tests.text)\(note)\(time)")
    do throws(BenchError) {
      let bench = try workbench.bench(of: tests.module)
      try await bench.apply(change)
      try Self.write(files, to: copy)
      return try await bench.runTests(tests.text)
    } catch {
      throw .bench(error)
    }
  }

  /// The next renewal of the copy removes the files.
  private static func write(_ files: [AddedFile], to folder: URL) throws(BenchError) {
    for file in files {
      do {
        let place = folder.appending(path: file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .atomic)
      } catch {
        throw .copyUnusable(path: folder.path, reason: error.localizedDescription)
      }
    }
  }
}
