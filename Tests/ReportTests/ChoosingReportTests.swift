import AnalysisTestSupport
import CompareCommand
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import Report
@testable import Verdicts

/// The questions of `compare choose`, and what follows from answers, literally.
@Suite struct ChoosingReportTests {
  @Test func `What remains, what the others give up, and what would change the answer`() throws {
    expectEqual(
      Sample.text(of: .decision(try Sample.decision(["changes rules", "types 8"]))),
      """
      X

      """)
  }

  @Test func `If many remain, the question that tells most of them apart is named`() throws {
    let text = Sample.text(of: .decision(try Sample.decision([])))
    expectEqual(
      text.components(separatedBy: "\n\n").prefix(2).joined(separator: "\n\n"),
      """
      X
      """)
  }

  @Test func `If none remains, each pattern says what it gives up`() throws {
    let text = Sample.text(of: .decision(try Sample.decision(["types 3", "tested 90"])))
    expectEqual(
      text.components(separatedBy: "\n\n").prefix(3).joined(separator: "\n\n"),
      """
      X
      """)
  }

  @Test func `All questions have their figures on a page`() {
    let page = Sample.markdown(of: .questionnaire(Sample.fewPatterns))
    expectEqual(
      page.components(separatedBy: "\n## What nobody").first ?? "",
      """
      X
      """)
  }

  @Test func `A question explains itself`() throws {
    let question = try #require(Question.of(.changes))
    expectEqual(
      Sample.text(of: .question(question, in: Sample.fewPatterns)),
      """
      X

      """)
  }

  @Test func `JSON has the answers, what follows, and every figure`() throws {
    let decision = try Sample.decision(["changes rules=2", "types 8"])
    let json = try ReportSubject.decision(decision).json()
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      document.keys.sorted() == [
        "answers", "questions", "rejected", "remaining", "schemaVersion", "turns", "untold",
      ])
    #expect(document["remaining"] as? [String] == ["mvc", "mvp", "mvvm"])
    let rejected = document["rejected"] as? [String: [[String: Any]]]
    #expect(rejected?["viper"]?.map { $0["question"] as? String } == ["changes", "types"])
    #expect(rejected?["viper"]?.map { $0["excess"] as? Double } == [3, 11])
    let table = try ReportSubject.questionnaire(Sample.fewPatterns).json()
    #expect(table.contains("\"tolerance\" : 1") && table.contains("\"direction\" : \"atLeast\""))
  }

  // MARK: The whole catalogue

  @Test func `Every question is asked, and every figure tells patterns apart`() async throws {
    let questionnaire = try Sample.questionnaire(of: try await ThisCode.codebase(of: Registry.cards))
    #expect(questionnaire.questions.map(\.id) == Question.ID.allCases)
    for criterion in Question.all.flatMap(\.criteria) + [.newLines(today: "massive-mvc")] {
      let figures = questionnaire.figures(for: criterion)
      #expect(figures.figures.count == Registry.cards.count, "\(criterion)")
      #expect(figures.groups(of: questionnaire.candidates).count > 1, "\(criterion)")
    }
  }

  @Test func `What nobody measured names claims that no figure decides`() async throws {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards))
    for id in UnmeasuredTopic.all.flatMap(\.claims) {
      let card = try #require(Registry.cards.first { $0.claims.contains { $0.id == id } }, "\(id)")
      let claim = try #require(card.claims.first { $0.id == id })
      #expect([.opinion, .cited, .change].contains(claim.kind), "\(id)")
      #expect(judge.finding(for: claim, of: card).verdict == nil, "\(id)")
    }
  }
}
