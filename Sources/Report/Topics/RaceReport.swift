import Records

/// What came of a race: one's own change beside the catalogue's of the same
/// request and pattern.
public struct RaceReport: Sendable {
  /// One's own cell; its files are those of the tests.
  public let own: CellFinding
  /// The catalogue's cells, whose files are those of the tests.
  let others: [CellFinding]
  /// The names of the unit tests that the request asks for.
  let newTests: [String]
  /// The table of one's group; nil if there is none.
  public var group: Group?

  /// A group's own table, in the order of its entries.
  public struct Group: Sendable, Encodable {
    let heads: [String]
    let rows: [[String]]

    /// Joins the parts; each row has a value for each head.
    public init(heads: [String], rows: [[String]]) {
      self.heads = heads
      self.rows = rows
    }
  }

  /// Joins the parts.
  public init(own: CellFinding, others: [CellFinding], newTests: [String]) {
    self.own = own
    self.others = others
    self.newTests = newTests
  }

  /// The unit tests that the request asks for and one's own
  /// change does not have.
  public var missingTests: [String] {
    newTests.filter { own.linesOfTest(named: $0) == nil }
  }

  /// The unit tests that the request asks for, that one's own change has, and
  /// that expect nothing.
  public var emptyTests: [String] {
    newTests.filter { name in
      guard let lines = own.linesOfTest(named: name) else { return false }
      return !lines.contains(where: \.expectsSomething)
    }
  }

  /// How many unit tests through the logic ran less than with any change of the
  /// catalogue's: some are gone or disabled; 0 if none is, or nothing ran.
  public var lostTests: Int {
    let counts = others.compactMap { $0.result?.logicTests.count }
    guard let outcome = own.result?.logicTests, outcome.ending == .complete,
      let least = counts.min()
    else { return 0 }
    return max(0, least - outcome.count)
  }

  /// Whether the race is run: everything passes, and the tests that the request
  /// asks for are there and expect something, as the old ones are.
  public var isGood: Bool {
    own.result?.isGood == true && missingTests.isEmpty && emptyTests.isEmpty
      && lostTests == 0
  }
}

extension RaceReport: Encodable {
  private enum CodingKeys: CodingKey {
    case own, others, missingTests, emptyTests, lostTests, group
  }

  /// Encodes the cells, without their code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(own, forKey: .own)
    try container.encode(others, forKey: .others)
    try container.encode(missingTests, forKey: .missingTests)
    try container.encode(emptyTests, forKey: .emptyTests)
    try container.encode(lostTests, forKey: .lostTests)
    try container.encodeIfPresent(group, forKey: .group)
  }
}

extension CellFinding {
  /// The lines that the cell's test patch adds from a test of a name in words
  /// on, up to the next test; nil if it adds no such test.
  func linesOfTest(named name: String) -> ArraySlice<String>? {
    for lines in files.map(\.addedLines) {
      let declaration = "func `\(name)`"
      let start = lines.firstIndex { $0.contains(declaration) }
      guard let start else { continue }
      let next = lines[(start + 1)...].firstIndex { $0.contains("@Test") }
      return lines[start..<(next ?? lines.endIndex)]
    }
    return nil
  }
}
