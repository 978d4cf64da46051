/// What a cell's product patch alone breaks in the tests that are there.
public struct BrokenTests: Sendable, Codable, Hashable {
  /// The files that no longer compile, by their paths in the folder of the pattern's tests.
  public let files: [String]
  /// The tests through the logic that fail, the files that do not compile left out.
  public let logic: [String]
  /// The tests of one part alone that fail, with their suites.
  public let parts: [String]
  /// The tests of the card that fail, with their suites.
  public let card: [String]

  /// Names files and tests.
  package init(files: [String], logic: [String], parts: [String], card: [String]) {
    (self.files, self.logic, self.parts, self.card) = (files, logic, parts, card)
  }

  /// Nothing is broken.
  package static let none = BrokenTests(files: [], logic: [], parts: [], card: [])

  /// The number of tests that fail.
  public var failing: Int { logic.count + parts.count + card.count }
}
