import Catalog
import CompareCommand
import Measures
import Records
import Testing
import Verdicts

@testable import Report

@Suite struct GlossaryTests {
  private let glossary = Glossary(cards: Registry.cards)

  @Test func `Every row, verdict and kind that a report prints is a term`() {
    let rows =
      SummaryRow.ofAllExamples.flatMap { [$0.phrase, $0.brief] }
      + Measure.ofTables.flatMap { [$0.name, $0.rowName] }
    let verdicts = Verdict.allCases.map(\.rawValue) + RuleState.allCases.map(\.rawValue) + ["fixed"]
    let claims = Claim.Kind.allCases.map(\.rawValue) + Claim.Side.allCases.map(\.rawValue)
    let mutants = MutantResult.Detection.allCases.map(\.rawValue)
    for label in rows + verdicts + claims + mutants + Registry.cards.map(\.shortName) {
      #expect(glossary.entries(for: label).contains { $0.names.contains(label) }, "\(label)")
    }
  }

  @Test func `Every term has one definition, of whole sentences`() {
    let terms = glossary.entries.map(\.names[0])
    #expect(Dictionary(grouping: terms) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(glossary.entries.filter { !$0.definition.hasSuffix(".") } == [])
  }

  @Test func `A term is found by its plural, without hyphens, or by a part of it`() {
    for name in ["seam", "Look ups by name", "ups by na"] {
      #expect(glossary.entries(for: name).first?.names[0] == (name == "seam" ? "seams" : "look-ups by name"))
    }
    #expect(glossary.entries(for: "") == [] && glossary.entries(for: "zz") == [])
  }

  @Test func `A role has its duty in every pattern that has it`() throws {
    let cards: [Card] = [.mvp, .viper]
    let glossary = Glossary(cards: cards)
    #expect(glossary.entries(for: "entity").map(\.names[0]) == ["VIPER Entity"])
    let presenters = glossary.entries(for: "presenters")
    #expect(presenters.map(\.names[0]) == ["MVP Presenter", "VIPER Presenter"])
    let duties = cards.map { card in card.roles.first { $0.name == "Presenter" }?.duty }
    #expect(presenters.map(\.definition) == duties)
    #expect(glossary.entries(for: "viper presenter") == [presenters[1]])
  }

  @Test(arguments: [
    (
      "hops",
      "Messages from a step to the first call of a method or setter of a widget, in the step that needs most."
    ),
    ("files", "Files of the pattern with the line of a call or of a called member: the files to read."),
  ])
  func `Every figure of recorded messages is a term`(name: String, definition: String) {
    #expect(glossary.entries(for: name).map(\.definition) == [definition])
  }

  @Test(arguments: [
    (
      "VIPER many small interfaces*",
      """
      A con of VIPER: Takes a huge amount of interfaces, for classes with very small responsibilities. 'compare explain viper.cost' has \
      its figures.
      """
    ),
    (
      "smaller controller than MVC",
      """
      A pro of MVP: It takes load off the controller. 'compare explain mvp.lighter' has its figures. A pro of MVVM: ViewModel and binding take load off the controller. 'compare explain mvvm.lighter' has its figures.
      """
    ),
  ])
  func `The short form of a claim is a term, also with its pattern and a star`(
    name: String, definition: String
  ) {
    #expect(glossary.entries(for: name).map(\.definition) == [definition])
  }
}
