import AnalysisTestSupport
import CompareCommand
import Foundation
import Measures
import PackageLayout
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import Verdicts

/// Programs that work could have lost every verdict, and won it; their results are recorded.
@Suite struct TurnFixtureTests {
  @Test func `Each figure that decides a verdict has a program that turns it, in each direction`()
    async throws
  {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    let missing = TurnFindings.missing(
      from: TurnFixture.all, in: codebase, comparisons: codebase.comparisons)
    #expect(
      missing == [],
      "Add a program to Catalog/Turns/TurnFixture+All.swift.")
  }

  @Test func `A figure without a program is missing`() async throws {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    let missing = TurnFindings.missing(
      from: TurnFixture.all.filter { $0.name != "mvp-composer" }, in: codebase,
      comparisons: codebase.comparisons)
    #expect(missing.contains("protocols, larger"))
  }

  @Test func `A direction in which no figure within its range turns a comparison needs no program`()
    async throws
  {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    // MODA-V has far fewer roles than VIPER: only fewer of VIPER's turn that.
    let roles = codebase.comparisons.filter {
      $0.outcome.assertion == .fewer(.roles) && $0.outcome.example == .login
    }
    #expect(roles.map(\.claim) == ["moda-v.simpler-viper"])
    #expect(codebase.turningEffects(of: roles) == [TurnEffect(.roles, .smaller)])
  }

  @Test(arguments: TurnFixture.all)
  func `A program is a patch of the pattern's code that applies`(fixture: TurnFixture) async throws {
    try await fixture.change(in: Program.packageFolder).check(in: Program.packageFolder)
  }

  @Test func `Each patch belongs to one program, and each program has a name of its own`() throws {
    let folder = Program.packageFolder.appending(path: PackageLayout.turnPatches)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == TurnFixture.all.map { "\($0.name).patch" }.sorted())
  }

  @Test func `The record has the result of each program for the present code`() throws {
    let results = try TurnRecord.read(in: Program.packageFolder)
    #expect(results.map(\.name) == TurnFixture.all.map(\.name), "Run '\(TurnRecord.renewal)'.")
    let stale = TurnRecord.stale(TurnFixture.all, among: results, in: Program.packageFolder)
    #expect(stale == [], "Run '\(TurnRecord.renewal)'.")
  }

  @Test(arguments: TurnFixture.all)
  func `A program passes, keeps to its card and turns a comparison of each of its figures`(
    fixture: TurnFixture
  ) async throws {
    let result = try #require(
      TurnRecord.read(in: Program.packageFolder).first { $0.name == fixture.name },
      "Run '\(TurnRecord.renewal) --only \(fixture.name) --record'.")
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    let finding = TurnFinding(
      of: fixture, with: result, in: codebase, comparisons: codebase.comparisons)
    #expect(result.isWorking)
    #expect(finding.effects.filter { !$0.isGood }.map { "\($0.measure), \($0.direction.rawValue)" } == [])
  }
}

extension TurnFixture: CustomTestStringConvertible {
  /// The name, in place of all properties.
  public var testDescription: String { name }
}
