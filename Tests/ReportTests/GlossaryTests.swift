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
      SummaryRow.all.flatMap { [$0.label, $0.brief] } + Measure.ofTables.flatMap { [$0.name, $0.rowName] }
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
}
