import Catalog
import Comparison
import Foundation
import Measures
import Testing

/// A reader of a report can tell every measure from every other, and what it counts.
@Suite struct MeasureTests {
  @Test func `The list of measures has every case`() throws {
    let source = SourceTree.package.appending(path: "Sources/Measures/Catalogue/Measure.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let cases = text.matches(of: /^  case (\w+)/.anchorsMatchLineEndings()).map { String($0.output.1) }
    #expect(cases.count > 20)
    #expect(Set(measures.map(name)) == Set(cases))
  }

  @Test func `Every measure of a card is in the list`() {
    #expect(Set(tests.map(\.measure).map(name)).isSubset(of: measures.map(name)))
  }

  @Test func `No two measures share a label or a definition`() {
    #expect(repeated(measures.map(\.label)) == [])
    #expect(repeated(measures.map(\.definition)) == [])
  }

  @Test func `A label is a few words, a definition one sentence`() {
    #expect(measures.flatMap { problems(label: $0.label, definition: $0.definition) } == [])
  }

  @Test func `Labels read as in a report`() {
    #expect(Measure.types.label == "types")
    #expect(
      Measure.protocolsOfSeveralMembers(of: .role("Logic")).label == "protocols of several members in Logic")
    #expect(Measure.largest(.lines, of: .view).label == "lines of the largest view type")
    #expect(Measure.largest(.efferent, of: .all).label == "efferent coupling of the largest type")
    #expect(
      Measure.references(from: .view, to: .logic, .concrete).label == "concrete references view → logic")
    #expect(
      Measure.growth(of: .references(from: .logic, to: .surrounding(.widgets), .any)).label
        == "growth of references logic → widgets")
  }

  @Test func `What the literature defines names it`() {
    #expect(Measure.largest(.efferent, of: .all).definition.contains("Martin 1994"))
    #expect(Measure.seams.definition.contains("Feathers 2004"))
    #expect(
      Measure.references(from: .view, to: .logic, .any).definition
        .contains("Murphy, Notkin and Sullivan 1995"))
  }

  @Test func `Shares are in per cent, growth in times, the rest is counted`() {
    let units = Dictionary(grouping: measures, by: \.unit).mapValues { Set($0.map(name)) }
    #expect(
      units[.percent] == [
        "largestRoleShare", "widgetFreeShare", "testableShare", "boundShare", "propagationCost",
        "mutationScore",
      ])
    #expect(units[.times] == ["growth"])
    #expect(Measure.Unit.allCases.map(\.rawValue) == ["", "per cent", "times"])
  }

  @Test func `A type that a claim names by itself is one of the kit's or the examples'`() throws {
    let declared = try ["Sources/TerminalKit", "Sources/Examples"].flatMap {
      try SourceTree.types(in: SourceTree.package.appending(path: $0)).values.joined()
    }
    let named = tests.flatMap(\.measure.parties).compactMap { party in
      if case .type(let name) = party { name } else { nil }
    }
    #expect(named.contains("ViewController"))
    #expect(Set(named).isSubset(of: declared))
  }

  @Test func `What the examples share is an entity, a screen or a surrounding, and only one`() throws {
    let declared = try SourceTree.types(in: SourceTree.examples).values.joined()
    let surrounding = Surrounding.allCases.flatMap(\.types)
    #expect(repeated(surrounding) == [])
    let entities = Registry.cards.flatMap(\.roles).flatMap(\.types)
    let left = Set(declared).subtracting(surrounding).subtracting(entities)
    #expect(
      left == [
        "GreetingScreen", "LoginScreen", "HomeScreen", "Once", "AnswerCollector", "Pattern", "Example",
      ])
  }

  private var tests: [Catalog.Test] {
    Registry.cards.flatMap(\.claims).flatMap { claim in
      if case .measured(let tests, _) = claim.evidence { Array(tests) } else { [Catalog.Test]() }
    }
  }

  private func problems(label: String, definition: String) -> [String] {
    var problems: [String] = []
    if label.wholeMatch(of: /[a-z-]+(?: \S+)*/) == nil || label.hasSuffix(".") || label.count > 80 {
      problems.append("label: \(label)")
    }
    let sentence = /[A-Z]\S*(?: \S+)*\./
    if definition.wholeMatch(of: sentence) == nil || definition.contains(". ") || definition.count > 300 {
      problems.append("definition: \(definition)")
    }
    return problems
  }

  /// The name of a measure's case.
  private func name(_ measure: Measure) -> String {
    Mirror(reflecting: measure).children.first?.label ?? "\(measure)"
  }

  private func repeated(_ texts: [String]) -> [String] {
    Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}

/// Every measure, with every kind of party.
private let measures: [Measure] = {
  let parties: [Party] =
    [.all, .role("Presenter"), .type("ViewController")]
    + Part.allCases.map(Party.part) + Surrounding.allCases.map(Party.surrounding)
  let pairs = parties.flatMap { one in parties.map { (one, $0) } }
  let plain: [Measure] = [
    .roles, .largestRoleShare, .outsideKinds, .constructionsOutsideWiring,
    .rolesNaming([.network, .storage]),
    .boundShare, .viewState,
  ]
  let ofOne: [Measure] = parties.flatMap { party in
    Measure.Size.allCases.map { Measure.largest($0, of: party) }
      + [Measure.constructions(by: party), .protocolsOfSeveralMembers(of: party)]
  }
  let ofTwo: [Measure] = pairs.flatMap { one, other in
    Measure.Through.allCases.map { Measure.references(from: one, to: other, $0) }
      + [
        Measure.membersNamed(by: one, of: other), .valuesAsked(by: one, of: other),
      ]
  }
  let figures = Measure.ofTables + plain + ofOne + ofTwo + Part.allCases.map { Measure.rolesPlaying($0) }
  return figures + figures.map { .growth(of: $0) }
}()
