import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// The generated pages in docs are up to date; `.ci/pages docs` regenerates them.
@MainActor
@Suite struct PagesTests {
  @Test(
    arguments: [
      ("report", []), ("verdicts", ["claims"]), ("choosing", ["choose"]),
      ("mutants", ["mutants", "--recorded"]),
    ]
      + Registry.patterns.map { ("patterns/\($0.id)", [$0.id]) })
  func `Every generated page is up to date`(page: String, arguments: [String]) async throws {
    let file = Program.packageFolder.appending(path: "docs/\(page).md")
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // Fills the cache first, so that the pages do not all read the code in parallel.
    _ = try await ThisCode.graph(of: Registry.cards)
    let outcome = await CompareCommand().run(
      arguments + ["--format", "markdown"], in: .sample(in: Program.packageFolder, cache: ThisCode.cache))
    #expect(outcome.messages == "")
    expectEqual(outcome.output, old, "docs/\(page).md is not what 'compare' writes. Run '.ci/pages docs'.")
  }

  @Test func `No page belongs to a removed pattern`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Program.packageFolder.appending(path: "docs/patterns").path)
    #expect(pages.sorted() == Registry.patterns.map { "\($0.id).md" }.sorted())
  }
}
