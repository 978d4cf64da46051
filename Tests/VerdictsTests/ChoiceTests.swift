import AnalysisTestSupport
import CompareCommand
import TestSupport
import Testing

@testable import Catalog
@testable import Verdicts

/// The answer to some wishes follows from the figures.
@Suite struct ChoiceTests {
  /// With the composition root MVC's Greeting has two types, MVP's five, VIPER's ten; a difference of one is none.
  @Test(arguments: [
    ("few-types=5", 0, "mvc mvp meet all, mvc mvp is unbeaten"),
    ("few-types=5", 4, "mvp meet all, mvp is unbeaten"),
    ("few-types=10", 9, "mvp viper meet all, mvp viper is unbeaten"),
    ("few-types=0", 0, " meet all, mvc is unbeaten"),
    ("few-types=0", 2, " meet all, mvc mvp is unbeaten"),
    ("few-types=5,own-navigation", 0, " meet all, mvc mvp viper is unbeaten"),
  ]) func `A changed figure changes the answer, and close figures tie`(
    wishes: String, added: Int, expected: String
  ) async throws {
    let cards = [Card.mvc, .mvp, .viper]
    var code = try await EditedCode(of: cards)
    code.add(added, to: Card.mvc.roles[0], of: .mvc)
    let wishes = wishes.split(separator: ",").compactMap { Wish(argument: String($0)) }
    let answers = Choice(wishes, in: code.codebase, of: cards).answers ?? []
    func names(_ answers: [Choice.Answer]) -> String { answers.map(\.pattern).joined(separator: " ") }
    let (met, unbeaten) = (answers.filter(\.misses.isEmpty), answers.filter(\.beatenBy.isEmpty))
    #expect("\(names(met)) meet all, \(names(unbeaten)) is unbeaten" == expected)
  }

  @Test func `The table for a page has what no limit changes`() async throws {
    let cards = [Card.mvc, .mvp, .viper, .massiveMVC]
    var code = try await EditedCode(of: cards)
    code.add(2, to: Card.mvc.roles[0], of: .mvc)
    let choice = Choice(["few-types=0", "own-wiring"].compactMap(Wish.init), in: code.codebase, of: cards)
    let table = ChoiceTable(choice)
    #expect(table.columns.map(\.id) == ["mvc", "mvp", "viper", "massive-mvc"])
    let types = table.rows[0]
    #expect(types.figures == ["mvc": 4, "mvp": 5, "viper": 10])
    // A difference of one is none.
    #expect(types.closerThan == ["mvc": ["viper"], "mvp": ["viper"], "viper": []])
    #expect(types.direction == .atMost && types.limit == 0 && types.isAdjustable && types.unit == "")
    let wiring = table.rows[1]
    #expect(wiring.figures == ["mvc": 0, "mvp": 0, "viper": 1])
    #expect(wiring.direction == .atLeast && wiring.limit == 1 && !wiring.isAdjustable)
    #expect(table.samples.map(\.limits).first == ["few-types": 0])
    #expect(
      table.samples.first?.answers.map { "\($0.pattern) \($0.misses) \($0.beatenBy)" } == [
        #"mvc ["few-types"] []"#, #"mvp ["few-types"] []"#, #"viper ["few-types"] ["mvc", "mvp"]"#,
      ])
  }

  @Test func `Every wish tells patterns apart, or cannot be told, and a misuse is no answer`() async throws {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    let choice = Choice(Wish.all, in: codebase, of: Registry.cards)
    for row in choice.wishes {
      #expect(row.metBy.isEmpty == row.missedBy.isEmpty, "\(row.wish.id)")
      for limit in [0, 1, 4, 5, 8, 9, 33, 34, 81, 82, 213, 214, 326, 327] {
        guard let wish = Wish(argument: "\(row.wish.id)=\(limit)"), let same = row.sameLimits else {
          continue
        }
        let other = WishFigures(of: wish, in: codebase, of: Registry.cards)
        #expect((other.metBy == row.metBy) == same.contains(Double(limit)), "\(wish.argument)")
      }
    }
    let measures = choice.wishes.map { $0.wish.measure }
    #expect(
      measures == [
        .isolatedTests, .typesWithWiring, .linesWithWiring, .isolatedDoubles,
        .rolesPlaying(.navigation), .rolesPlaying(.wiring), .lookups,
      ])
    #expect(Wish(argument: "few-types=3")?.meaning == "at most 3 types, wiring and root included")
    #expect(
      Wish(argument: "isolated-tests=50%")?.meaning
        == "at least 50% of tests need no widget, disk or network")
    let named = choice.answers?.flatMap { [$0.pattern] + $0.beatenBy } ?? []
    #expect(named.contains("mvc") && !named.contains("massive-mvc"))
  }
}
