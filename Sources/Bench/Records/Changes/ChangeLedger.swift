/// What change requests cost in some patterns.
public struct ChangeLedger: Sendable, Encodable {
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
