import CodeGraph
import Measures
import Records

/// A unit test of a pattern through the logic: its code and, from the record, its needs and the mutants that it notices.
public struct PatternTest: Sendable, Encodable {
  /// The name.
  public let name: String
  /// The place in the test target.
  public let place: Place
  /// What it needs; nil without a record for the present code, like the mutants.
  public let record: UnitTest?
  /// The names of the mutants that it notices.
  public let mutantsNoticed: [String]?
  /// Those of them that no other test through the logic notices.
  public let mutantsNoticedAlone: [String]?

  /// The test.
  public let test: Snippet
  /// The stored properties, initialisers and helpers of its suite that it runs.
  public let setUp: [Snippet]
  /// The other types of the test target that it uses, such as test doubles.
  public let types: [Snippet]

  private enum CodingKeys: CodingKey { case name, place, record, mutantsNoticed, mutantsNoticedAlone }

  init(_ test: Snippet, setUp: [Snippet], types: [Snippet], record: UnitTest?, mutants: [MutantResult]?) {
    (name, place, self.test, self.setUp, self.types) = (test.name, test.place, test, setUp, types)
    self.record = record
    let noticed = mutants?.filter { $0.logicTests.names?.contains(test.name) == true }
    mutantsNoticed = noticed?.map(\.mutation.rawValue)
    let alone = noticed?.filter { $0.logicTests.failed == 1 && $0.logicTests.ending == .complete }
    mutantsNoticedAlone = alone?.map(\.mutation.rawValue)
  }
}
