import CodeGraph
import Measures
import Records

/// A unit test of a pattern: its code and, from the record, its needs and the mutants that it notices.
public struct PatternTest: Sendable, Encodable {
  /// The name.
  public let name: String
  /// The place in the test target.
  public let place: Place
  /// What it needs; nil without a record for the present code, like the mutants.
  public let record: UnitTest?
  /// The names of the mutants that it notices.
  public let mutantsNoticed: [String]?
  /// Those of them that no other test of its kind notices.
  public let mutantsNoticedAlone: [String]?

  /// What it drives.
  public let kind: UnitTest.Kind
  /// The suite, such as `LoginTests`.
  public let suite: String
  /// The test.
  public let test: Snippet
  /// The stored properties, initialisers and helpers of its suite that it runs.
  public let setUp: [Snippet]
  /// The other types of the test target that it uses, such as test doubles.
  public let types: [Snippet]

  private enum CodingKeys: CodingKey { case name, place, record, mutantsNoticed, mutantsNoticedAlone }

  /// Its name among all tests of its kind: for a test of a part alone with the suite, as different parts have tests of one name.
  public var fullName: String { Self.fullName(kind, suite, name) }

  private static func fullName(_ kind: UnitTest.Kind, _ suite: String, _ name: String) -> String {
    switch kind {
    case .logic: name
    case .part: "\(suite): \(name)"
    }
  }

  init(_ test: Snippet, of suite: TestSuite, kind: UnitTest.Kind, record: UnitTest?, mutants: [MutantResult]?)
  {
    (self.kind, self.suite, name, place) = (kind, suite.name, test.name, test.place)
    self.test = test
    setUp = suite.setUp(of: test)
    types = suite.types(of: test)
    self.record = record
    let outcome: KeyPath<MutantResult, TestOutcome> = kind == .logic ? \.logicTests : \.partTests
    let fullName = Self.fullName(kind, suite.name, test.name)
    let noticed = mutants?.filter { $0[keyPath: outcome].names.contains(fullName) }
    mutantsNoticed = noticed?.map(\.mutation.rawValue)
    let alone = noticed?.filter { mutant in
      mutant[keyPath: outcome].failed == 1 && mutant[keyPath: outcome].ending == .complete
    }
    mutantsNoticedAlone = alone?.map(\.mutation.rawValue)
  }
}
