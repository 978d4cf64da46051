import CompareCommand
import Comparison
import Foundation
import TestSupport
import Testing

/// The pages in docs are what `compare` writes; `.ci/pages docs` renews them.
@MainActor
@Suite struct PagesTests {
  @Test(
    arguments: [("report", []), ("mutants", ["mutants", "--kept"])]
      + Registry.patterns.map { ("patterns/\($0.id)", [$0.id]) })
  func `Every generated page is up to date`(page: String, arguments: [String]) async throws {
    let file = Program.packageFolder.appending(path: "docs/\(page).md")
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let outcome = await CompareCommand().run(
      arguments + ["--format", "markdown"], in: setting)
    #expect(outcome.messages == "")
    guard outcome.output != old else { return }
    let (new, kept) = (lines(of: outcome.output), lines(of: old))
    let place = zip(new, kept).prefix { $0 == $1 }.count
    Issue.record(
      """
      docs/\(page).md is not what 'compare' writes. Run '.ci/pages docs'.
      line \(place + 1): \(place < kept.count ? kept[place] : "")
      should be: \(place < new.count ? new[place] : "")
      """)
  }

  @Test func `No page is left of a pattern that is gone`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Program.packageFolder.appending(path: "docs/patterns").path)
    #expect(pages.sorted() == Registry.patterns.map { "\($0.id).md" }.sorted())
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var setting: CompareCommand.Setting {
    let environment = ProcessInfo.processInfo.environment
    return CompareCommand.Setting(
      environment: environment, isTerminal: false, columns: nil, folder: Program.packageFolder,
      program: Program("compare").url, cache: ThisCode.cache,
      tell: { _ in })
  }
}
