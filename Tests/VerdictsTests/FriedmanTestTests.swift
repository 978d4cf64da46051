import Testing

@testable import Verdicts

@Suite struct FriedmanTestTests {
  /// The times of 22 players who round first base in three ways, in seconds: the example of R's `friedman.test`, from Hollander &
  /// Wolfe 1973, which has ties.
  private static let rounding: [[Double]] = [
    [5.40, 5.50, 5.55], [5.85, 5.70, 5.75], [5.20, 5.60, 5.50], [5.55, 5.50, 5.40], [5.90, 5.85, 5.70],
    [5.45, 5.55, 5.60], [5.40, 5.40, 5.35], [5.45, 5.50, 5.35], [5.25, 5.15, 5.00], [5.85, 5.80, 5.70],
    [5.25, 5.20, 5.10], [5.65, 5.55, 5.45], [5.60, 5.35, 5.45], [5.05, 5.00, 4.95], [5.50, 5.50, 5.40],
    [5.45, 5.55, 5.50], [5.55, 5.55, 5.35], [5.45, 5.50, 5.55], [5.50, 5.45, 5.25], [5.65, 5.60, 5.40],
    [5.70, 5.65, 5.55], [6.30, 6.30, 6.25],
  ]

  @Test func `It agrees with a published example`() throws {
    let test = try #require(FriedmanTest(blocks: Self.rounding))
    #expect(abs(test.statistic - 11.143) < 0.0005)
    #expect(test.degreesOfFreedom == 2)
    #expect(abs(test.p - 0.003805) < 0.0000005)
  }

  @Test func `It agrees with the example that docs/coupling.md works by hand`() throws {
    let test = try #require(
      FriedmanTest(blocks: [[2, 5, 10], [1, 1, 6], [3, 6, 12], [3, 9, 18], [4, 10, 16], [3, 10, 14]]))
    #expect(abs(test.statistic - 11.57) < 0.005 && abs(test.p - 0.003) < 0.0005)
    #expect(abs(test.concordance - 0.96) < 0.005)
  }

  @Test func `Blocks that agree have a concordance of one, and those that cancel have none`() throws {
    let alike = try #require(FriedmanTest(blocks: [[1, 2, 3], [10, 20, 30], [0, 5, 9]]))
    #expect(abs(alike.concordance - 1) < 1e-12)
    let opposite = try #require(FriedmanTest(blocks: [[1, 2, 3], [3, 2, 1]]))
    #expect(abs(opposite.concordance) < 1e-12 && abs(opposite.p - 1) < 1e-12)
  }

  @Test(arguments: [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (19.675, 11)])
  func `The tail of the distribution is that of the tables`(value: Double, degrees: Int) {
    #expect(abs(FriedmanTest.tail(value, degreesOfFreedom: degrees) - 0.05) < 0.0001)
  }

  @Test(
    arguments: [
      [], [[1, 2]], [[1], [2]], [[1, 2], [1, 2, 3]], [[1, 1], [2, 2]],
    ] as [[[Double]]])
  func `Without blocks that tell treatments apart there is no test`(blocks: [[Double]]) {
    #expect(FriedmanTest(blocks: blocks) == nil)
  }
}
