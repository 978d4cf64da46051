import Catalog
import Foundation
import Measures
import PackageLayout

/// The kept results of a pattern's mistakes, in the pattern's folder of the catalogue.
public enum MistakeRecord {
  /// The command that renews the records.
  public static let renewal = ".ci/records"

  /// The path of a pattern's record in the package.
  public static func path(of card: Card) -> String {
    "\(PackageLayout.records(of: card.module))/mistakes.jsonl"
  }

  private static func file(of card: Card) -> RecordFile {
    RecordFile(path: path(of: card), renewal: renewal)
  }

  /// Reads the results of a pattern's mistakes.
  public static func read(of card: Card, in package: URL) throws(RecordError) -> PatternMutants {
    let file = file(of: card)
    let facts = try file.facts(MistakeFact.self, in: package)
    guard case .code(let code) = facts.first else { throw file.malformed(line: 1) }
    var results: [MutantResult] = []
    var tests: [UnitTest] = []
    var doubles: [TestDouble] = []
    for (number, fact) in facts.enumerated().dropFirst() {
      switch fact {
      case .code: throw file.malformed(line: number + 1)
      case .mistake(let result): results.append(result)
      case .test(let test): tests.append(test)
      case .double(let double): doubles.append(double)
      }
    }
    return PatternMutants(
      pattern: code.pattern, fingerprint: code.fingerprint, results: results,
      unitTests: UnitTests(tests: tests, doubles: doubles))
  }

  /// Writes the results of all mistakes of a pattern.
  public static func write(
    _ mutants: PatternMutants, of card: Card, in package: URL
  ) throws(RecordError) {
    let code = MistakeFact.code(.init(pattern: mutants.pattern, fingerprint: mutants.fingerprint))
    let results = mutants.results.map(MistakeFact.mistake)
    let tests = (mutants.unitTests?.tests ?? []).map(MistakeFact.test)
    let doubles = (mutants.unitTests?.doubles ?? []).map(MistakeFact.double)
    try file(of: card).write([code] + results + tests + doubles, in: package)
  }
}
