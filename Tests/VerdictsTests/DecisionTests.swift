import CompareCommand
import Examples
import Testing

@testable import Catalog
@testable import Verdicts

/// Which patterns remain after some answers follows from the figures.
@Suite struct DecisionTests {
  private static let cards = [Card.mvc, .mvp, .viper, .massiveMVC]

  private func figures(
    _ criterion: Criterion, _ values: [Card.ID: Double], spread: Int? = nil
  ) -> CriterionFigures {
    CriterionFigures(
      criterion: criterion, example: Criterion.example, figures: values, brokenTests: [:], spread: spread,
      candidates: ["mvc", "mvp", "viper"])
  }

  private func questionnaire(_ figures: CriterionFigures...) -> Questionnaire {
    Questionnaire(cards: Self.cards, figures: figures)
  }

  /// The answers in texts such as `changes rules`.
  private func decision(_ answers: String..., in questionnaire: Questionnaire) throws -> Decision {
    let needs = try answers.map { answer in
      let words = answer.split(separator: " ").map(String.init)
      let question = try #require(Question.ID(rawValue: words[0]).flatMap(Question.of))
      return try question.need(from: words[1], among: Self.cards)
    }
    return Decision(needs, in: questionnaire)
  }

  private func ids(_ cards: [Card]) -> String { cards.map(\.id).joined(separator: " ") }

  // MARK: What remains

  @Test(arguments: [(nil, "mvc"), (2, "mvc"), (3, "mvc mvp"), (8, "mvc mvp"), (9, "mvc mvp viper")])
  func `A change rules out who touches more files than another by more than two authors differ`(
    spread: Int?, remaining: String
  ) throws {
    // A misuse, which needs the fewest, is never the one to compare with.
    let files = figures(
      .request("three"), ["mvc": 1, "mvp": 4, "viper": 10, "massive-mvc": 0], spread: spread)
    let decision = try decision("changes rules", in: questionnaire(files))
    #expect(ids(decision.remaining) == remaining)
    #expect(decision.rejected.map(\.card.id) == ["mvp", "viper"].filter { !remaining.contains($0) })
  }

  @Test(arguments: [
    ("types 4", "mvc"), ("types 8", "mvc mvp"), ("types 3", ""), ("tested 97", "mvp viper"),
    ("tested 98", "viper"), ("next no", "viper"), ("next yes", "mvc mvp viper"),
    ("links no", "mvc mvp viper"),
  ])
  func `A number includes itself, and a word that asks for nothing rules none out`(
    answer: String, remaining: String
  ) throws {
    let questionnaire = questionnaire(
      figures(.typesPerScreen, ["mvc": 4, "mvp": 8, "viper": 19.3, "massive-mvc": 1]),
      figures(.testsWithoutUI, ["mvc": 17, "mvp": 97, "viper": 98]),
      figures(.stepsOfViews, ["mvc": 4, "mvp": 1, "viper": 0]), figures(.request("link"), ["mvc": 1]))
    #expect(ids(try decision(answer, in: questionnaire).remaining) == remaining)
  }

  @Test func `A pattern without a figure neither remains nor is ruled out, unless another answer does`()
    throws
  {
    let questionnaire = questionnaire(
      figures(.typesPerScreen, ["mvc": 4, "viper": 19]),
      figures(.stepsOfViews, ["mvc": 0, "mvp": 1, "viper": 0]))
    let one = try decision("types 10", in: questionnaire)
    #expect(ids(one.remaining) == "mvc" && ids(one.untold) == "mvp")
    let two = try decision("types 10", "next no", in: questionnaire)
    #expect(ids(two.untold) == "" && two.rejected.map(\.card.id) == ["mvp", "viper"])
    #expect(two.rejected.map { $0.answers.map(\.need.question) } == [[.next], [.types]])
  }

  @Test func `A question without any figure is not asked`() {
    let questionnaire = questionnaire(figures(.request("pinned"), ["mvc": 1]), figures(.stepsOfViews, [:]))
    #expect(questionnaire.questions.map(\.id) == [.changes])
    #expect(questionnaire.undecided.map(\.id) == [.tested, .next, .links, .types, .today])
  }

  @Test(arguments: [
    ("rules=0", ""), ("rules=3", "mvc"), ("rules=4", "mvc mvp"), ("rules=10", "mvc mvp viper"),
  ])
  func `A number of files is the limit, whatever two authors differ by`(
    answer: String, remaining: String
  ) throws {
    let files = figures(.request("three"), ["mvc": 1, "mvp": 4, "viper": 10], spread: 2)
    #expect(ids(try decision("changes \(answer)", in: questionnaire(files)).remaining) == remaining)
  }

  // MARK: What would change the answer

  @Test func `The nearest numbers of files are those of the patterns`() throws {
    let files = figures(.request("three"), ["mvc": 1, "mvp": 4, "viper": 10], spread: 2)
    let alone = try decision("changes rules", in: questionnaire(files)).turns
    #expect(alone.map(\.change) == [.limit(4)] && alone.map { ids($0.gained) } == ["mvp"])
    let limited = try decision("changes rules=3", in: questionnaire(files)).turns
    #expect(limited.map(\.change) == [.limit(4), .limit(0)])
    #expect(limited.map { ids($0.gained + $0.lost) } == ["mvp", "mvc"])
  }

  @Test func `The nearest limits change what remains, and an answer that no limit has can be left out`()
    throws
  {
    let questionnaire = questionnaire(
      figures(.typesPerScreen, ["mvc": 4, "mvp": 8.3, "viper": 19]),
      figures(.stepsOfViews, ["mvc": 4, "mvp": 0, "viper": 0]))
    let decision = try decision("types 10", "next no", in: questionnaire)
    #expect(ids(decision.remaining) == "mvp")
    let turns = decision.turns.map { turn in
      "\(turn.need.question) \(turn.change) +\(ids(turn.gained)) -\(ids(turn.lost))"
    }
    #expect(turns == ["next leftOut +mvc -", "types limit(19) +viper -", "types limit(8) + -mvp"])
  }

  @Test func `Of a share the nearest limits lie the other way`() throws {
    let questionnaire = questionnaire(figures(.testsWithoutUI, ["mvc": 17, "mvp": 97, "viper": 98]))
    let turns = try decision("tested 90", in: questionnaire).turns
    #expect(turns.map(\.change) == [.limit(17), .limit(98)])
    #expect(turns.map { ids($0.gained + $0.lost) } == ["mvc", "mvp"])
  }

  // MARK: What would separate

  @Test func `The question that tells most pairs apart is the best, if it was left out`() throws {
    let questionnaire = questionnaire(
      // Within the spread, two pairs of three are one figure.
      figures(.request("three"), ["mvc": 1, "mvp": 3, "viper": 5], spread: 2),
      figures(.typesPerScreen, ["mvc": 4, "mvp": 8, "viper": 19]),
      figures(.testsWithoutUI, ["mvc": 17, "mvp": 97, "viper": 98]))
    let none = try decision(in: questionnaire).separation
    #expect(none?.question.id == .types && none?.pairs == 3)
    let types = try decision("types 100", in: questionnaire).separation
    #expect(types?.question.id == .tested && types?.pairs == 2)
    let both = try decision("types 100", "tested 0", in: questionnaire).separation
    #expect(both?.question.id == .changes && both?.option?.word == "rules" && both?.pairs == 1)
    let all = try decision("types 100", "tested 0", "changes rules", in: questionnaire)
    #expect(all.separation == nil)
  }

  // MARK: Answers

  @Test(arguments: [
    (Question.ID.changes, "Rules", "rules"), (.changes, "nav", "navigation"),
    (.changes, "data = 5", "data=5"), (.links, "y=3", "yes=3"), (.next, "y", "yes"),
    (.tested, "90", "90"), (.tested, "90 %", "90"), (.types, "7", "7"), (.today, "MVC", "mvc"),
    (.today, "Massive MVC=600", "massive-mvc=600"), (.today, "mvp = 0", "mvp=0"),
  ])
  func `An answer is read in any case, and a word by its beginning`(
    id: Question.ID, text: String, expected: String
  ) throws {
    let question = try #require(Question.of(id))
    #expect(try question.need(from: text, among: Self.cards).text == expected)
  }

  @Test(arguments: [
    (Question.ID.changes, ""), (.changes, "rules="), (.changes, "=5"), (.next, "no=1"), (.links, "no=1"),
    (.changes, "rule s"), (.next, "maybe"), (.tested, "101"), (.tested, "-1"),
    (.tested, "ninety"), (.tested, "90.5"), (.types, "0"), (.types, "99999999999999999999"),
    (.today, "riblets"),
    (.today, "mvc="), (.today, "mvc=-1"), (.today, "=4"),
  ])
  func `What is no answer is refused`(id: Question.ID, text: String) throws {
    let question = try #require(Question.of(id))
    #expect(throws: NeedError.self) { try question.need(from: text, among: Self.cards) }
  }

  // MARK: The code of today

  @Test func `New lines are those that a file of the same name does not have`() {
    func listing(_ card: Card, _ files: [String: [String]], root: [String]) -> CodeListing {
      let all = files.sorted { $0.key < $1.key }.map {
        SourceFile(path: "a/\($0.key).swift", lines: $0.value)
      }
      return CodeListing(
        card: card, example: .notes, sharedPath: "", compositionRoot: "",
        root: SourceFile(path: "a/\(card.module)Pattern.swift", lines: root),
        sections: [CodeListing.Section(part: .view, roles: [], files: all, shared: [])])
    }
    let mvc = listing(
      .mvc, ["A": ["import X", "// a", "", "one", "two"], "B": ["three"]], root: ["r", "s"])
    let mvp = listing(
      .mvp, ["A": ["one", "  // b", "2", "two"], "C": ["three", "four"]], root: ["r", "t"])
    let questionnaire = Questionnaire(cards: [.mvc, .mvp], figures: [], listings: [mvc, mvp])
    #expect(questionnaire.figures(for: .newLines(today: "mvc")).figures == ["mvc": 0, "mvp": 4])
    #expect(questionnaire.figures(for: .newLines(today: "mvp")).figures == ["mvc": 2, "mvp": 0])
    #expect(questionnaire.questions.map(\.id) == [.today])
  }

  // MARK: The table for a script

  @Test func `A script that only compares gets the same answers`() throws {
    let questionnaire = questionnaire(
      figures(.request("three"), ["mvc": 1, "mvp": 3, "viper": 5], spread: 2),
      figures(.typesPerScreen, ["mvc": 4, "mvp": 8.3, "viper": 19]),
      figures(.testsWithoutUI, ["mvc": 17, "viper": 98]),
      figures(.stepsOfViews, ["mvc": 4, "mvp": 1, "viper": 0]))
    let table = QuestionTable(questionnaire)
    #expect(table.samples.count >= 6)
    for sample in table.samples {
      let remaining = table.patterns.filter { !$0.isMisuse }.map(\.id).filter { id in
        sample.answers.allSatisfy { need in
          let row = table.questions.first { $0.id == need.question }
          guard let option = row?.options.first(where: { $0.word == need.word }) else { return false }
          guard let limit = need.limit.map(Double.init) else { return option.remaining?.contains(id) == true }
          guard let figure = option.figures?[id] else { return false }
          return row?.direction == .atMost ? figure <= limit : figure >= limit
        }
      }
      #expect(remaining == sample.remaining)
    }
  }
}
