import Catalog
import Foundation
import Records

/// A figure of two patterns in each of some change requests, paired by request.
///
/// One author made a request in all patterns, so who made it cancels between two patterns; it does not between two requests.
public struct PairedFigures: Sendable {
  /// The figures of one request.
  public struct Pair: Sendable, Hashable {
    /// The request's id.
    public let request: ChangeRequest.ID
    /// The figure of the first pattern.
    public let one: Int
    /// The figure of the second pattern.
    public let other: Int
  }

  /// The geometric mean of the ratios of the first to the second pattern, with its interval of 95 per cent.
  public struct MeanRatio: Sendable, Hashable {
    /// The mean.
    public let mean: Double
    /// The ends of the interval.
    public let interval: ClosedRange<Double>
  }

  /// The first pattern.
  public let one: Card
  /// The second pattern.
  public let other: Card
  /// The figures, in the order of the requests.
  public let pairs: [Pair]

  /// Pairs figures.
  package init(_ one: Card, _ other: Card, _ pairs: [Pair]) {
    (self.one, self.other, self.pairs) = (one, other, pairs)
  }

  /// The number of requests in which the first pattern has the smaller figure.
  public var smaller: Int { pairs.count { $0.one < $0.other } }
  /// The number of requests in which the first pattern has the larger figure.
  public var larger: Int { pairs.count { $0.one > $0.other } }

  /// The same from the other pattern's side.
  public var reversed: PairedFigures {
    PairedFigures(other, one, pairs.map { Pair(request: $0.request, one: $0.other, other: $0.one) })
  }

  /// Whether the patterns differ: all of at least six requests say the same, which by chance happens with ``pOfAll``.
  public var differ: Bool { pairs.count >= 6 && [smaller, larger].contains(pairs.count) }

  /// The probability that all requests say the same, one way or the other, if each were as likely to say either: that of the sign
  /// test.
  public var pOfAll: Double { 2 * pow(0.5, Double(pairs.count)) }

  /// The mean ratio; nil for fewer than two requests, for more than the table of Student's t has, and where a figure is 0.
  public var ratio: MeanRatio? {
    guard pairs.count > 1, pairs.count - 2 < Self.quantiles.count,
      pairs.allSatisfy({ $0.one > 0 && $0.other > 0 })
    else { return nil }
    let logarithms = pairs.map { log(Double($0.one) / Double($0.other)) }
    let count = Double(logarithms.count)
    let mean = logarithms.reduce(0, +) / count
    let squares = logarithms.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    let reach = Self.quantiles[logarithms.count - 2] * (squares / (count - 1) / count).squareRoot()
    return MeanRatio(mean: exp(mean), interval: exp(mean - reach)...exp(mean + reach))
  }

  /// The 97.5 per cent quantiles of Student's t from one degree of freedom on.
  private static let quantiles = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262]
}

extension ChangeLedger {
  /// Whether it has cells of all requests, controls apart: of only some of them nothing follows for patterns.
  public var hasAllRequests: Bool { Self.compared.allSatisfy { !firsts(of: $0).isEmpty } }

  /// The requests by which patterns are compared: controls tell none apart.
  private static let compared = ChangeRequest.all.filter { !$0.isControl }

  /// The figures of two patterns in all requests that both have.
  public func paired(_ one: Card, _ other: Card, by figure: (CellFinding) -> Int?) -> PairedFigures {
    let pairs = Self.compared.compactMap { request -> PairedFigures.Pair? in
      let cells = firsts(of: request)
      guard let first = cells.first(where: { $0.card.id == one.id }).flatMap(figure),
        let second = cells.first(where: { $0.card.id == other.id }).flatMap(figure)
      else { return nil }
      return PairedFigures.Pair(request: request.id, one: first, other: second)
    }
    return PairedFigures(one, other, pairs)
  }

  /// Whether a figure tells patterns apart over all requests; nil if a pattern lacks a figure.
  public func friedman(by figure: (CellFinding) -> Int?) -> FriedmanTest? {
    let blocks = Self.compared.map { request in
      firsts(of: request).sorted { $0.card.id < $1.card.id }.map { figure($0).map(Double.init) }
    }
    let whole = blocks.map { $0.compactMap(\.self) }
    guard zip(blocks, whole).allSatisfy({ $0.count == $1.count }) else { return nil }
    return FriedmanTest(blocks: whole)
  }

  private func firsts(of request: ChangeRequest) -> [CellFinding] {
    everyCell(of: request).filter { $0.version == .first }
  }
}
