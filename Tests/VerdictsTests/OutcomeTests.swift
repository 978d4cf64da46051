import Catalog
import Testing

@testable import Measures
@testable import Verdicts

/// The comparison of figures, with its tolerance, and of the ranges that cards leave to them.
@Suite struct OutcomeTests {
  @Test(
    arguments: [
      (.fewer(.types), 5, [7], .holds), (.fewer(.types), 6, [7], .equal), (.fewer(.types), 7, [6], .equal),
      (.fewer(.types), 8, [6], .fails), (.fewer(.types), 0, [1], .holds), (.fewer(.types), 1, [0], .fails),
      (.fewer(.types), 28, [30], .equal), (.fewer(.types), 27, [30], .holds),
      (.fewer(.types), 5, [7, 5], .equal), (.fewer(.types), 5, [5, 3], .fails),
      (.fewer(.types), 5, [], .equal),
      (.fewer(.roles), 4, [5], .holds), (.more(.roles), 4, [5], .fails), (.more(.types), 7, [5, 0], .holds),
      (.more(.widgetFreeShare), 100, [91], .equal), (.more(.widgetFreeShare), 100, [90], .holds),
      (.more(.widgetFreeShare), 1, [0], .holds), (.fewer(.failingTestsPerMutant), 5, [5.5], .equal),
      (.fewer(.failingTestsPerMutant), 5, [5.9], .holds), (.none(.types), 0, [], .holds),
      (.none(.types), 1, [], .fails),
      (.some(.types), 1, [], .holds), (.some(.types), 0, [], .fails), (.all(.boundShare), 100, [], .holds),
      (.all(.boundShare), 99, [], .fails),
      // Of 100: slightly is less than a quarter more, much at least twice as much.
      (.more(.lines, by: .slight), 105, [100], .equal), (.more(.lines, by: .slight), 124, [100], .holds),
      (.more(.lines, by: .slight), 125, [100], .inexact), (.more(.lines, by: .slight), 80, [100], .fails),
      (.more(.lines, by: .slight), 1, [0], .inexact), (.fewer(.lines, by: .slight), 81, [100], .holds),
      (.more(.lines, by: .large), 199, [100], .inexact), (.more(.lines, by: .large), 200, [100], .holds),
      (.fewer(.lines, by: .large), 51, [100], .inexact), (.fewer(.lines, by: .large), 50, [100], .holds),
      (.fewer(.lines, by: .large), 120, [100], .fails), (.fewer(.lines, by: .large), 0, [5], .holds),
      (.more(.lines, by: .large), 200, [100, 150], .inexact), (.more(.lines, by: .large), 200, [198], .equal),
      (.more(.types, by: .large), 2, [1], .equal),
    ] as [(Assertion, Double, [Double], Assertion.Outcome)])
  func `Sizes that differ by one or less than a tenth are equal; none and some differ`(
    assertion: Assertion, own: Double, others: [Double], outcome: Assertion.Outcome
  ) {
    #expect(assertion.outcome(own, others) == outcome)
  }

  @Test(
    arguments: [
      (.most, nil, 5, 10, .fails), (.most, nil, 6, 10, .holds), (.most, nil, 0, 0, .fails),
      (.none, .usual, 0, 9, .holds), (.none, .usual, 4, 9, .holds), (.none, .usual, 5, 9, .fails),
      (.none, .usual, 5, 10, .fails), (.none, nil, 1, 9, .fails), (.none, nil, 0, 9, .holds),
    ] as [(Assertion.Relation, Hedge?, Int, Int, Assertion.Outcome)])
  func `Most is more than half of the places, and as far as possible leaves fewer than half`(
    relation: Assertion.Relation, hedge: Hedge?, count: Int, total: Int, outcome: Assertion.Outcome
  ) {
    let figure = Figure(value: Double(count)).of(total, "places")
    let assertion = Assertion(measure: .viewState, relation: relation)
    #expect(assertion.outcome(figure, [], hedge: hedge) == outcome)
  }

  @Test(
    arguments: [
      (nil, 3, 3), (.usual, 3, 2), (.usual, 2, 2), (.usual, 1, 1), (.possible, 3, 1), (.possible, 0, 0),
    ] as [(Hedge?, Int, Int)])
  func `A hedge requires most examples, or one`(hedge: Hedge?, count: Int, fewest: Int) {
    #expect(Hedge.fewest(of: count, by: hedge) == fewest)
  }

  private static let any = 0...Double.infinity

  @Test(
    arguments: [
      (.none(.types), 0...0, [], true), (.none(.types), 1...5, [], true), (.none(.types), any, [], false),
      (.some(.types), 0...0, [], true), (.some(.types), 1...5, [], true), (.some(.types), any, [], false),
      (.all(.boundShare), 100...100, [], true), (.all(.boundShare), 0...99, [], true),
      (.all(.boundShare), 0...100, [], false),
      // Neither figure is bounded; the other is 0, so that nothing is less; one is 0 and the other is not.
      (.fewer(.types), any, [any], false), (.fewer(.types), any, [0...0], true),
      (.fewer(.types), any, [any, 0...0], true), (.fewer(.types), 0...0, [1...(.infinity)], true),
      (.fewer(.types), 0...0, [any], false), (.fewer(.types), 0...0, [1...2, any], false),
      (.more(.types), any, [0...0], false), (.more(.types), 0...0, [any], true),
      (.more(.types), 1...(.infinity), [0...0], true), (.more(.types), any, [any], false),
      // 1 and 2 are equal sizes, but not equal numbers of roles.
      (.fewer(.types), 1...3, [0...2], true), (.fewer(.roles), 1...3, [0...2], false),
      (.fewer(.types), 1...2, [3...4], false), (.fewer(.roles), 1...2, [3...4], true),
      (.more(.types), 0...1, [1...5], true), (.more(.roles), 0...2, [1...5], false),
      (.more(.types), 4...5, [0...2], true), (.more(.types), 3...5, [0...2], false),
      (.fewer(.types), any, [], true),
      (.fewer(.lines, by: .large), any, [any], false), (.fewer(.lines, by: .large), 4...5, [1...7], true),
      (.fewer(.lines, by: .slight), any, [any], false), (.fewer(.lines, by: .slight), any, [0...0], true),
      // That something is less does not say that it is slightly less.
      (.fewer(.lines, by: .slight), 0...0, [1...(.infinity)], false),
      (.most(.testsWithoutWidgets), any, [], false), (.most(.testsWithoutWidgets), 0...0, [], true),
    ] as [(Assertion, ClosedRange<Double>, [ClosedRange<Double>], Bool)])
  func `A comparison is fixed if it must hold or cannot`(
    assertion: Assertion, own: ClosedRange<Double>, others: [ClosedRange<Double>], isFixed: Bool
  ) {
    #expect(assertion.isFixed(own, others) == isFixed)
  }
}
