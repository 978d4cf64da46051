import Catalog
import Records
import Testing

@testable import Verdicts

@Suite struct PairedFiguresTests {
  private func paired(_ figures: [(Int, Int)]) -> PairedFigures {
    PairedFigures(
      .mvc, .mvp, figures.map { PairedFigures.Pair(request: "prefill", one: $0.0, other: $0.1) })
  }

  @Test func `A pair differs if each of six requests says the same, with the p of the sign test`() {
    let below = paired([(1, 2), (1, 3), (2, 3), (4, 5), (1, 2), (8, 9)])
    #expect(below.smaller == 6 && below.larger == 0 && below.differ)
    #expect(below.pOfAll == 0.03125)
    #expect(below.reversed.larger == 6 && below.reversed.differ)
  }

  @Test(arguments: [
    [(1, 2), (1, 3), (2, 3), (4, 5), (1, 2), (8, 8)],
    [(1, 2), (1, 3), (2, 3), (4, 5), (1, 2), (9, 8)],
    [(1, 2), (1, 3), (2, 3), (4, 5), (1, 2)],
  ])
  func `A tie, an exception or fewer than six requests leave it open`(figures: [(Int, Int)]) {
    #expect(!paired(figures).differ)
  }

  /// Worked by hand: the logarithms of 1/2 and 1/8 have the mean log 1/4, their standard deviation is log 4 / √2, that of the mean
  /// log 4 / 2 = log 2, and t with one degree of freedom is 12.706: from ¼ · 2⁻¹²·⁷⁰⁶ to ¼ · 2¹²·⁷⁰⁶.
  @Test func `The mean ratio is geometric, with the interval of Student's t`() throws {
    let ratio = try #require(paired([(1, 2), (1, 8)]).ratio)
    #expect(abs(ratio.mean - 0.25) < 1e-12)
    #expect(abs(ratio.interval.lowerBound * 6681.7 - 0.25) < 0.001)
    #expect(abs(ratio.interval.upperBound / 6681.7 - 0.25) < 0.001)
  }

  @Test func `It agrees with the example that docs/coupling.md works by hand`() throws {
    let pair = paired([(2, 4), (1, 4), (3, 5), (3, 7), (4, 7), (3, 8)])
    let ratio = try #require(pair.ratio)
    #expect(pair.differ && abs(ratio.mean - 0.44) < 0.005)
    #expect(abs(ratio.interval.lowerBound - 0.31) < 0.005 && abs(ratio.interval.upperBound - 0.61) < 0.005)
  }

  @Test func `A figure of nothing has no ratio`() {
    #expect(paired([(0, 2), (1, 8)]).ratio == nil)
    #expect(paired([(1, 2)]).ratio == nil)
  }
}
