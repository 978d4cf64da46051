import Catalog
import Driver
import Records
import Scenarios
import TestSupport
import Testing

/// The scenarios reject wrong versions of the reference implementation, and each scenario rejects at least one.
@Suite struct WrongVersionTests {
  @Test func `Each wrong version has another name and other edits`() {
    let names = Set(WrongVersion.all.map(\.name))
    #expect(names.count == WrongVersion.all.count)
    #expect(Set(WrongVersion.all.map(\.edits)).count == WrongVersion.all.count)
  }

  @Test(arguments: WrongVersion.all)
  func `A wrong version is an edit of the reference implementation`(version: WrongVersion) async throws {
    try await version.change.check(in: Program.packageFolder)
  }

  @Test func `The record has the results of each wrong version for the present code`() throws {
    let results = try WrongVersionRecord.read(in: Program.packageFolder)
    #expect(results.map(\.name) == WrongVersion.all.map(\.name), "Run '\(WrongVersionRecord.renewal)'.")
    let stale = WrongVersionRecord.stale(WrongVersion.all, among: results, in: Program.packageFolder)
    #expect(
      stale.isEmpty,
      """
      \(stale.count) results are stale, because the reference implementation, the scenarios, what runs them or the wrong \
      version has changed: run '\(WrongVersionRecord.renewal)'.
      """)
  }

  @Test func `The scenarios reject each wrong version, and each scenario rejects one`() throws {
    let findings = WrongVersionFindings(
      try WrongVersionRecord.read(in: Program.packageFolder), scenarios: Scenario.all.map(\.testDescription))
    #expect(findings.accepted.map(\.name) == [])
    #expect(findings.idleScenarios == [])
  }
}

extension WrongVersion: CustomTestStringConvertible {
  /// The name, in place of all properties.
  public var testDescription: String { name }
}
