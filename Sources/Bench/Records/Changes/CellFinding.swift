import Catalog

/// A pattern's cell of a change request: what its patches tell, and what came of running it.
public struct CellFinding: Sendable {
  /// The request.
  public let request: ChangeRequest
  /// The pattern's card.
  public let card: Card
  /// Whose cell it is.
  public let version: ChangeVersion
  /// What the patches change.
  public let size: CellSize
  /// What came of running it; nil without a result for the code and the patches as they are now.
  public let result: CellResult?
  /// The cell as it was delivered; nil for one's own, and for one that is no part of the history yet.
  public let delivered: DeliveredCell?
  /// The files of the patches that are to be shown, of the product and of the tests.
  public let files: [PatchedFile]

  /// Joins the parts.
  public init(
    request: ChangeRequest, card: Card, version: ChangeVersion = .first, size: CellSize, result: CellResult?,
    delivered: DeliveredCell? = nil, files: [PatchedFile] = []
  ) {
    self.request = request
    self.card = card
    self.version = version
    self.size = size
    self.result = result
    self.delivered = delivered
    self.files = files
  }

  /// The figures as the cell was delivered; where nothing is kept of that, as its patches are.
  public var figures: CellFigures {
    delivered?.figures ?? CellFigures(of: size, broken: result?.broken)
  }

  /// The figures after a second reader has changed the cell; nil if nobody has.
  public var reviewed: CellFigures? { delivered?.reviewed }
}

extension CellFinding: Encodable {
  private enum CodingKeys: CodingKey {
    case request, pattern, version, figures, delivered, size, result
  }

  /// Encodes the ids of request and pattern beside the figures.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(request.id, forKey: .request)
    try container.encode(card.id, forKey: .pattern)
    try container.encode(version, forKey: .version)
    try container.encode(figures, forKey: .figures)
    try container.encode(delivered, forKey: .delivered)
    try container.encode(size, forKey: .size)
    try container.encode(result, forKey: .result)
  }
}
