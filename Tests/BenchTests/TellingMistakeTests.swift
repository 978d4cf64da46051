import CodeGraph
import Measures
import Testing

@testable import Catalog
@testable import Records

/// Which mistakes tell something of a pattern.
@Suite struct TellingMistakeTests {
  private static let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "",
    roles: [
      Role(name: "View", duty: "", part: .view, types: ["Screen"]),
      Role(name: "Router", duty: "", part: .navigation, types: ["Guide"]),
      Role(name: "Wiring", duty: "", part: .wiring, types: ["Maker"]),
    ],
    arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])

  private func result(_ mutation: Mutation, in type: String = "Screen", by noticer: Noticer) -> MutantResult {
    let failure = TestOutcome(count: 1, failed: ["it"])
    let place = Place(file: "Sources/Patterns/ABC/Login/\(type).swift", line: 1)
    return MutantResult(
      mutation: mutation, place: place, scenarios: failure, logicTests: noticer == .test ? failure : .none,
      partTests: noticer == .part ? failure : .none)
  }

  private enum Noticer { case test, part, scenario }

  private func mutants(_ pattern: Card.ID, _ results: [MutantResult]) -> PatternMutants {
    PatternMutants(pattern: pattern, fingerprint: "", results: results)
  }

  @Test
  func `A mistake in assembly or navigation tells something, and one that is noticed otherwise than usual`() {
    let own = mutants(
      "abc",
      [
        result(.emailUntrimmed, by: .test), result(.checkForgotten, by: .part),
        result(.sessionIgnored, in: "Maker", by: .test), result(.newNoteUnopened, in: "Guide", by: .test),
        result(.collaboratorMissing, by: .test), result(.nameMisspelt, by: .scenario),
        result(.passwordKept, by: .scenario),
      ])
    func other(_ name: Card.ID, passwordKept noticer: Noticer) -> PatternMutants {
      mutants(
        name,
        [
          result(.emailUntrimmed, by: .test), result(.checkForgotten, by: .test),
          result(.sessionIgnored, by: .test), result(.newNoteUnopened, by: .test),
          result(.collaboratorMissing, by: .test), result(.passwordKept, by: noticer),
        ])
    }
    let others = [other("one", passwordKept: .test), other("two", passwordKept: .part)]
    let telling = own.tellingMistakes(of: Self.card, beside: [own] + others)
    #expect(
      telling.map(\.result.mutation) == [
        .checkForgotten, .sessionIgnored, .newNoteUnopened, .collaboratorMissing, .nameMisspelt,
      ])
    #expect(telling.map(\.isNoticedOtherwise) == [true, false, false, false, false])
    #expect(telling.map(\.usual) == [.test, .test, .test, .test, nil])
  }
}
