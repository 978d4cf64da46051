import Catalog

/// What change requests cost in some patterns.
public struct ChangeLedger: Sendable {
  /// The cells, a request's in the order of the patterns, a second version after the first.
  public let cells: [CellFinding]
  /// What came of joining two requests of one example, for the code and the cells as they are now.
  public let merges: [MergeResult]
  /// The cells of patterns that are not shown, which a request's spread needs as well.
  public let others: [CellFinding]

  /// Joins the parts.
  public init(cells: [CellFinding], merges: [MergeResult], others: [CellFinding] = []) {
    self.cells = cells
    self.merges = merges
    self.others = others
  }

  /// The cells of a request in all patterns, also in those that are not shown.
  public func everyCell(of request: ChangeRequest) -> [CellFinding] {
    (cells + others).filter { $0.request == request }
  }
}

extension ChangeLedger: Encodable {
  private enum CodingKeys: CodingKey {
    case cells, merges
  }

  /// Encodes the cells and the joins.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cells, forKey: .cells)
    try container.encode(merges, forKey: .merges)
  }
}
