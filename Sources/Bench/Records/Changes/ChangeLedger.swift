/// What change requests cost in some patterns.
public struct ChangeLedger: Sendable {
  /// The cells, a request's in the order of the patterns, a second version after the first.
  public let cells: [CellFinding]
  /// What came of joining two requests of one example, for the code and the cells as they are now.
  public let merges: [MergeResult]

  /// Joins the parts.
  public init(cells: [CellFinding], merges: [MergeResult]) {
    self.cells = cells
    self.merges = merges
  }
}

extension ChangeLedger: Encodable {
  private enum CodingKeys: CodingKey {
    case cells, merges, predictions
  }

  /// Encodes the cells, the joins, and what came of the predictions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cells, forKey: .cells)
    try container.encode(merges, forKey: .merges)
    try container.encode(predictions, forKey: .predictions)
  }
}
