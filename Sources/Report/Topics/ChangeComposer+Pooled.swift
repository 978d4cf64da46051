import Catalog
import Foundation
import Records
import Verdicts

/// What all requests together say, before each of them.
extension ChangeComposer {
  /// Two patterns that are compared over all requests.
  private struct Pair {
    let one: Card
    let other: Card
  }

  /// Whether the patterns differ, and which of those that a source compares do;
  /// of two or three patterns, all figures of each pair instead. Nothing of one
  /// pattern, and of some of the requests.
  @ListBuilder<Block>
  var pooled: [Block] {
    if ledger.hasAllRequests, cards.count > 1 {
      Block.heading(detail.level(onPage: 2), ["All requests together"])
      if cards.count > 3 {
        Block.definitions(CellFigure.pooled.map(definition))
        Self.legendOfPooled
      } else {
        namedPairs.map(table)
        Self.legendOfPairs
      }
    }
  }

  // MARK: All patterns

  private func definition(of figure: CellFigure) -> Definition {
    let pairs = comparedPairs.map { paired($0, by: figure) }
    let differing = pairs.filter(\.differ).map { pair in
      pair.larger > 0 ? pair.reversed : pair
    }
    let parts = [String].building {
      if let test = ledger.friedman(by: figure.number) { sentence(of: test) }
      if !differing.isEmpty { sentence(of: differing) }
      if !pairs.isEmpty { remainder(of: pairs, without: differing) }
    }
    return Definition(
      [Span(figure.label, .strong)],
      [Span(parts.joined(separator: " "))]
    )
  }

  private func remainder(
    of pairs: [PairedFigures],
    without differing: [PairedFigures]
  ) -> String {
    let count = counted(pairs.count, "pair")
    if differing.isEmpty { return "None of \(count) differs." }
    return "No other of \(count) differs."
  }

  private func sentence(of test: FriedmanTest) -> String {
    let p = test.p < 0.0001 ? "p < 0.0001" : "p \(Self.decimals(test.p, 4))"
    let figures = "(\(p), W \(Self.decimals(test.concordance, 2)))"
    if test.p < 0.05 { return "The patterns differ \(figures)." }
    return "No difference of the patterns is shown \(figures)."
  }

  /// The pairs that differ, those of one smaller pattern together: `MVC below
  /// MVP 0.6×, VIPER 0.3×; MVP below VIPER 0.4×`.
  private func sentence(of differing: [PairedFigures]) -> String {
    let smaller = differing.map(\.one).distinct()
    let groups = smaller.map { card in
      let others = differing.filter { $0.one == card }.map { pair in
        let ratio = pair.ratio.map { " \(ratioText($0.mean))" } ?? ""
        return "\(pair.other.shortName)\(ratio)"
      }
      return "\(card.shortName) below \(others.joined(separator: ", "))"
    }
    return "\(groups.joined(separator: "; "))."
  }

  private static let legendOfPooled = Block.note(
    """
    Of cells as they were delivered. p: Friedman's test over all patterns, \
    with Kendall's W, which is 1 if every request orders them alike. Below: in \
    each request, which by chance happens with p 0.031 if they are six; the \
    number is the mean ratio. Only pairs that a source compares are looked at. \
    One author made each request in all patterns: so who made it cancels \
    between patterns, and not between requests.
    """
  )

  // MARK: Two or three patterns

  private func table(of pair: Pair) -> Block {
    let names = "\(pair.one.shortName) and \(pair.other.shortName)"
    let rows = CellFigure.pooled
    func column(
      _ head: String,
      _ text: @escaping (PairedFigures) -> String
    ) -> Column<CellFigure> {
      Column([Span(head)], .right) { [Span(text(paired(pair, by: $0)))] }
    }
    return .table(
      Table(
        of: rows,
        flexible: 0,
        columns: [
          Column([Span(names, .strong)]) { [Span($0.label)] },
          column("below") { "\($0.smaller) of \($0.pairs.count)" },
          column("above") { "\($0.larger) of \($0.pairs.count)" },
          column("mean ratio") { $0.ratio.map(Self.text) ?? "–" },
          column("") { pair in
            guard pair.differ else { return "no difference" }
            return "differs, p \(Self.decimals(pair.pOfAll, 3))"
          },
        ]
      )
    )
  }

  private static func text(of ratio: PairedFigures.MeanRatio) -> String {
    let lower = ratioText(ratio.interval.lowerBound)
    let upper = ratioText(ratio.interval.upperBound)
    return "\(ratioText(ratio.mean)) (\(lower) to \(upper))"
  }

  private static let legendOfPairs = Block.note(
    """
    Of cells as they were delivered. Below: in how many requests the first \
    pattern has the smaller figure; mean ratio: of the first to the second, \
    with its interval of 95 %. A pair differs if all requests say the same.
    """
  )

  // MARK: Pairs

  private func paired(_ pair: Pair, by figure: CellFigure) -> PairedFigures {
    ledger.paired(pair.one, pair.other, by: figure.number)
  }

  /// The pairs of the patterns that are named.
  private var namedPairs: [Pair] {
    cards.indices.flatMap { place in
      cards[(place + 1)...].map { Pair(one: cards[place], other: $0) }
    }
  }

  /// Of these, the pairs that the source of a claim compares.
  private var comparedPairs: [Pair] {
    namedPairs.filter { pair in
      pair.one.claims.contains { $0.against.contains(pair.other.id) }
        || pair.other.claims.contains { $0.against.contains(pair.one.id) }
    }
  }

  private static func decimals(_ value: Double, _ count: Int) -> String {
    String(format: "%.\(count)f", value)
  }
}
