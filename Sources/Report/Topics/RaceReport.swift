import Records

/// What came of a race: one's own change beside the catalogue's of the same request and pattern.
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

  /// The unit tests that the request asks for and one's own change does not have.
  public var missingTests: [String] { newTests.filter { !own.addsTest(named: $0) } }

  /// Whether the race is run: everything passes, and the tests that the request asks for are there.
  public var isGood: Bool { own.result?.isGood == true && missingTests.isEmpty }
}

extension RaceReport: Encodable {
  private enum CodingKeys: CodingKey {
    case own, others, missingTests, group
  }

  /// Encodes the cells, without their code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(own, forKey: .own)
    try container.encode(others, forKey: .others)
    try container.encode(missingTests, forKey: .missingTests)
    try container.encodeIfPresent(group, forKey: .group)
  }
}

extension CellFinding {
  /// Whether the cell's test patch has a test of a name in words.
  func addsTest(named name: String) -> Bool {
    files.contains { file in file.addedLines.contains { $0.contains("func `\(name)`") } }
  }
}
