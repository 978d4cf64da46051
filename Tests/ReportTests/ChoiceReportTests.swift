import AnalysisTestSupport
import CompareCommand
import TestSupport
import Testing
import Verdicts

@testable import Catalog
@testable import Report

@Suite struct ChoiceReportTests {
  @Test func `The figures, the answers and what cannot be told`() {
    let cards = [Sample.one, Sample.three, Sample.four]
    let words = ["few-types=3", "few-lines=60", "no-lookups", "isolated-tests"]
    let choice = Choice(
      words.compactMap(Wish.init), in: Codebase(graph: Sample.graph, cards: cards), of: cards)
    expectEqual(
      Sample.text(of: .choice(choice)),
      """
      wish=limit         ONE THREE FOUR
      few-types=3          ?    ✘4   ✔1
      few-lines=60         ?   ✘70  ✔50
      no-lookups=0         ?    ✔0   ✔0
      isolated-tests=75%   ?     ?    ?
      ✔ met, ✘ missed, ? no figure; few-types in Greeting, the others in Login.

      Meet all that can be told: FOUR.
      What each of the others gives up:
      THREE  few-types 4 (one more), few-lines 70
      Cannot be told: ONE (the code cannot be measured); isolated-tests (no record of
      the present code: run '.ci/mutants'); growth, cost of change, team size.

      """)
  }

  @Test func `If none meets all, those that none beats are named with what they give up`() async throws {
    let cards = [Card.mvc, .mvp, .viper, .mvpcf]
    let codebase = try await ThisCode.codebase(of: cards)
    let wishes = ["few-types=5", "own-navigation"].compactMap(Wish.init)
    let text = Sample.text(of: .choice(Choice(wishes, in: codebase, of: cards)))
    #expect(text.contains("\nown-navigation ✘no ✘no  ✔yes  ✔yes\n"))
    let answer = text.split(separator: "\n\n").last.map(String.init)
    #expect(
      answer?.replacing(/few-types \d+/, with: "few-types N") == """
        None meets all. Not beaten, and what each gives up:
        MVC, MVP  own-navigation
        VIPER     few-types N
        Beaten (another meets or comes closer to a wish, and is behind on none): MVPCF
        by VIPER.
        Cannot be told: growth, cost of change, team size.

        """)
  }

  @Test func `A single limit is no range`() async throws {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    func text(_ limit: Int) throws -> String {
      let wish = try #require(Wish(argument: "few-types=\(limit)"))
      return Sample.text(of: .choice(Choice([wish], in: codebase, of: Registry.cards)), showsAll: true)
    }
    let texts = try (1...20).map(text)
    #expect(texts.contains { $0.contains(/root\s+included\s+\(\d+\)\./) })
    #expect(texts.contains { $0.contains(/root\s+included\s+\(\d+–\d+\)\./) })
    #expect(texts.filter { $0.contains(/\((\d+)–\1\)/) } == [])
  }

  @Test func `All wishes fit a screen`() async throws {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    for wishes in [[], Wish.all] {
      let choice = Choice(wishes, in: codebase, of: Registry.cards)
      let height = Sample.text(of: .choice(choice)).count { $0 == "\n" }
      #expect(height < 24)
    }
  }
}
