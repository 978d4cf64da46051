import Catalog

extension ChangeComposer {
  /// The ids of the claims on change of all patterns that have a cell, by what
  /// each waits for.
  @ListBuilder<Block>
  package var claimsOnChange: [Block] {
    let claims = cards.distinct(by: \.id).flatMap(\.claims)
    let ids = claims.filter { $0.kind == .change }.map(\.id)
    if !ids.isEmpty {
      Block.heading(detail.level(onPage: 2), ["Claims on change"])
      Self.legendOfClaims
      Block.lines(lines(waiting: ids))
    }
  }

  private static let legendOfClaims = Block.sentence(
    "Without a verdict, as no figure here bears on them; what would:"
  )

  @ListBuilder<Line>
  private func lines(waiting ids: [Claim.ID]) -> [Line] {
    for request in AwaitedRequest.all {
      let awaiting = request.claims.filter(ids.contains)
      if !awaiting.isEmpty { line(awaiting, wait: request.text) }
    }
    let known = AwaitedRequest.all.flatMap(\.claims)
    let others = ids.filter { !known.contains($0) }
    if !others.isEmpty { line(others, wait: "nothing that was thought of") }
  }

  private func line(_ ids: [Claim.ID], wait text: String) -> Line {
    Line(mark: "– ", text: "\(ids.joined(separator: ", ")): \(text)")
  }
}
