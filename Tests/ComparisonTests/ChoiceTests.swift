import CompareCommand
import TestSupport
import Testing

@testable import Catalog
@testable import Comparison

/// The answer to some wishes follows from the figures.
@Suite struct ChoiceTests {
  /// MVC's Greeting has one type, MVP's four, VIPER's nine; a difference of one is none.
  @Test(arguments: [
    ("few-types=4", 0, ["mvc meets", "mvp meets 4 mvc 1 by mvc", "viper misses 9 mvc 1 by mvc mvp"]),
    ("few-types=4", 4, ["mvc misses", "mvp meets", "viper misses 9 mvp 4 by mvc mvp"]),
    ("few-types=4", 5, ["mvc misses 6 mvp 4 by mvp", "mvp meets", "viper misses 9 mvp 4 by mvc mvp"]),
    ("few-types=9", 9, ["mvc misses 10 mvp 4 by mvp", "mvp meets", "viper meets 9 mvp 4 by mvp"]),
    (
      "few-types=4,own-navigation", 0,
      ["mvc misses 0 viper 1", "mvp misses 4 mvc 1 0 viper 1 by mvc", "viper misses 9 mvc 1"]
    ), ("shared-state", 0, []),
  ]) func `A changed figure changes the answer, and close figures tie`(
    wishes: String, added: Int, expected: [String]
  ) async throws {
    let cards = [Card.mvc, .mvp, .viper]
    var code = try await EditedCode(of: cards)
    code.add(added, to: Card.mvc.roles[0], of: .mvc)
    let wishes = wishes.split(separator: ",").compactMap { Wish(argument: String($0)) }
    let answers = Choice(wishes, in: code.codebase, of: cards).answers?.map { answer in
      let losses = answer.givesUp.map { " \(Int($0.own)) \($0.holder) \(Int($0.best))" }.joined()
      let beaters = answer.beatenBy.isEmpty ? "" : " by \(answer.beatenBy.joined(separator: " "))"
      return "\(answer.pattern) \(answer.meetsAll ? "meets" : "misses")\(losses)\(beaters)"
    }
    #expect(answers == expected)
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
    let named = choice.answers?.flatMap { [$0.pattern] + $0.beatenBy + $0.givesUp.map(\.holder) } ?? []
    #expect(named.contains("mvc") && !named.contains("massive-mvc"))
  }
}
