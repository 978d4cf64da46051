import Catalog
import Records
import Verdicts

extension ChangeComposer {
  /// The ids of the claims on change of all patterns that have a cell, by what
  /// each waits for.
  @ListBuilder<Block>
  package var claimsOnChange: [Block] {
    let claims = cards.distinct(by: \.id).flatMap(\.claims)
    let ids = claims.filter { $0.kind == .change }.map(\.id)
    if !ids.isEmpty {
      Block.heading(detail.level(onPage: 2), ["Claims on change"])
      judged(ids)
      Self.legendOfClaims
      Block.lines(lines(waiting: ids))
    }
  }

  private static let legendOfClaims = Block.sentence(
    "Without a verdict, as no figure here bears on them; what would:"
  )

  /// The claims that all requests together decide, a line each.
  @ListBuilder<Block>
  private func judged(_ ids: [Claim.ID]) -> [Block] {
    let lines = LedgerClaim.all.filter { ids.contains($0.claim) }
      .compactMap(line)
    if !lines.isEmpty {
      Block.sentence(
        """
        Judged by all requests together, as their sources say of which of two \
        patterns a change costs less:
        """
      )
      Block.lines(lines)
    }
  }

  private func line(_ claim: LedgerClaim) -> Line? {
    let every = cards + ledger.others.map(\.card)
    guard let own = every.first(where: { $0.id == claim.pattern }),
      let other = every.first(where: { $0.id == claim.other })
    else { return nil }
    let pair = ledger.paired(own, other, by: claim.figure.ofCell.number)
    let ratio = pair.ratio.map { ", \(ratioText($0.mean))" } ?? ""
    let count = "\(pair.smaller) of \(pair.pairs.count)"
    return Line(
      mark: "– ",
      text: """
        \(claim.claim): \(pair.verdict), \(claim.figure.rawValue) below \
        \(other.shortName)'s in \(count)\(ratio)
        """
    )
  }

  @ListBuilder<Line>
  private func lines(waiting ids: [Claim.ID]) -> [Line] {
    for request in AwaitedRequest.all {
      let awaiting = request.claims.filter(ids.contains)
      if !awaiting.isEmpty { line(awaiting, wait: request.text) }
    }
    let known =
      AwaitedRequest.all.flatMap(\.claims) + LedgerClaim.all.map(\.claim)
    let others = ids.filter { !known.contains($0) }
    if !others.isEmpty { line(others, wait: "nothing that was thought of") }
  }

  private func line(_ ids: [Claim.ID], wait text: String) -> Line {
    Line(mark: "– ", text: "\(ids.joined(separator: ", ")): \(text)")
  }
}

extension PairedFigures {
  /// What becomes of a claim that the first pattern has the smaller figure.
  fileprivate var verdict: String {
    if !differ { return "no difference" }
    return smaller > 0 ? "holds" : "the opposite holds"
  }
}

extension LedgerClaim.Figure {
  fileprivate var ofCell: CellFigure {
    switch self {
    case .types: .types
    case .lines: .lines
    }
  }
}
