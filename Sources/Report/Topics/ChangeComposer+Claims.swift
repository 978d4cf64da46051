import Catalog
import Records
import Verdicts

extension ChangeComposer {
  /// The claims on change of all patterns that have a cell: what all requests
  /// together say of some, and what each of the others waits for.
  @ListBuilder<Block>
  package var claimsOnChange: [Block] {
    let claims = cards.distinct(by: \.id).flatMap(\.claims)
      .filter { $0.kind == .change }
    let judged = claims.filter { Claim.judgedByRequests.contains($0.id) }
    let waiting = claims.map(\.id).filter { id in
      !Claim.judgedByRequests.contains(id)
    }
    if !claims.isEmpty {
      Block.heading(detail.level(onPage: 2), ["Claims on change"])
      verdicts(on: judged)
      if !waiting.isEmpty {
        Self.legendOfWaiting
        Block.lines(lines(waiting: waiting))
      }
    }
  }

  // MARK: All requests together

  /// A line for each claim; of only some requests nothing follows.
  @ListBuilder<Block>
  private func verdicts(on claims: [Claim]) -> [Block] {
    if !claims.isEmpty {
      if ledger.hasAllRequests {
        Self.legendOfVerdicts
        Block.lines(claims.compactMap(line))
      } else {
        Block.sentence(
          "All requests together judge \(listed(claims.map(\.id)))."
        )
      }
    }
  }

  private static let legendOfVerdicts = Block.sentence(
    """
    Judged by all requests together, as their sources say of which of two \
    patterns a change costs less:
    """
  )

  private func line(_ claim: Claim) -> Line? {
    let every = cards + ledger.others.map(\.card)
    guard let own = every.first(where: { $0.claims.contains(claim) }),
      let other = every.first(where: { claim.against == [$0.id] })
    else { return nil }
    let pair = ledger.paired(own, other, by: CellFigure.lines.number)
    let ratio = pair.ratio.map { ", \(ratioText($0.mean))" } ?? ""
    let count = "\(pair.smaller) of \(pair.pairs.count)"
    return Line(
      mark: "– ",
      text: """
        \(claim.id): \(pair.verdict), lines below \(other.shortName)'s in \
        \(count)\(ratio)
        """
    )
  }

  // MARK: What would decide

  private static let legendOfWaiting = Block.sentence(
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

extension PairedFigures {
  /// What becomes of a claim that the first pattern has the smaller figure.
  fileprivate var verdict: String {
    if !differ { return "no difference" }
    return smaller > 0 ? "holds" : "the opposite holds"
  }
}
