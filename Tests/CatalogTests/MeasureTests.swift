import CompareCommand
import Examples
import Foundation
import Measures
import Testing

/// Every measure has a unique name and definition in reports.
@Suite struct MeasureTests {
  @Test func `Every measure has a file of its own and is in use`() throws {
    let tables = try SourceTree.texts(in: "Sources/Analysis/Measures")["Measure+Group"] ?? ""
    let folders = ["Catalog", "Sources/Analysis/Verdicts/Code", "Sources/Report/Topics"]
    let users = try tables + folders.flatMap { try SourceTree.texts(in: $0).values }.joined()
    let catalogue = try SourceTree.texts(in: "Sources/Analysis/Measures/Catalogue")
    #expect(catalogue.count > 20)
    for (file, text) in catalogue {
      let names = text.matches(of: /^  package static (?:let|func) (\w+)/.anchorsMatchLineEndings()).map {
        String($0.output.1)
      }
      #expect(names.contains { "Measure+\($0.prefix(1).uppercased() + $0.dropFirst())" == file })
      for name in names {
        #expect(try users.contains(Regex("\\.\(name)\\b")), "no table and no card uses it: \(name)")
      }
    }
  }

  @Test func `The cards tell whose tests of the logic can do without widgets`() {
    let rank = Measure.testsWithoutWidgets.rank
    let ofViews = Registry.cards.filter { rank?($0.roleModel) == 0...0 }
    let ofLogic = Registry.cards.filter { rank?($0.roleModel) == 1...1 }
    let others = Registry.cards.filter { !(ofViews + ofLogic).contains($0) }
    #expect(ofViews.map(\.id) == ["mvc", "massive-mvc"])
    #expect(ofLogic.map(\.id).contains("mvp"))
    // A Module may know its ModuleHolder, which makes Builders and through them Views.
    #expect(others.map(\.id) == ["holder"])
    #expect(Measure.types.rank == nil)
  }

  @Test(arguments: [inUse, madeUp])
  func `No two measures share a name or a definition`(measures: [Measure]) {
    let texts = Set(measures.map { [$0.name, $0.definition] })
    for place in 0...1 { #expect(Set(texts.map { $0[place] }).count == texts.count) }
    #expect(Set(measures.map(\.id)).count == texts.count)
    #expect(Set(madeUp).count == madeUp.count)
  }

  @Test func `A name is a few words, a definition one sentence`() throws {
    let (words, sentence) = (/[a-z-]+(?: \S+)*[^. ]/, /[A-Z]\S*(?: \S+)*\./)
    for measure in inUse + madeUp {
      #expect(measure.name.wholeMatch(of: words) != nil && measure.name.count <= 80)
      #expect(measure.definition.wholeMatch(of: sentence) != nil && measure.definition.count <= 300)
      #expect(!measure.definition.contains(". "))
    }
  }

  @Test func `Names are those of reports`() {
    #expect(Measure.largest(.lines, of: .view).name == "most lines of a view type")
  }

  @Test func `A single type in a measure is one of the kit's or the examples'`() throws {
    let declared = try ["Sources/Kit/TerminalKit", "Sources/Contract/Examples"].flatMap {
      try SourceTree.types(in: $0).values.joined()
    }
    let named = inUse.flatMap(\.selections).compactMap { selection in
      if case .type(let name) = selection { name } else { nil }
    }
    #expect(named.contains("ViewController"))
    #expect(Set(named).isSubset(of: declared))
  }

  @Test func `A type of the examples is a surrounding, an entity or on the list of other types`() throws {
    let declared = try SourceTree.types(in: "Sources/Contract/Examples").values.joined()
    let surrounding = Surrounding.allCases.flatMap(\.types)
    #expect(Set(surrounding).count == surrounding.count)
    let entities = Registry.cards.flatMap(\.roles).flatMap(\.types)
    let left = Set(declared).subtracting(surrounding).subtracting(entities)
    let ofExamples = Example.all.flatMap { example in
      ["\(example.name)Pattern"] + example.screens.map { "\($0.name)Screen" }
    }
    // A screen of the kit's own, such as an alert, has no type here.
    let known = Set(ofExamples).intersection(declared)
    #expect(
      left == known.union(["Once", "AnswerCollector", "Pattern", "Example", "ExampleEnvironment"]))
  }
}

/// The measures of all tables and claims.
private let inUse =
  Measure.ofTables
  + Registry.cards.flatMap(\.claims).flatMap(\.assertions).map(\.measure)
  + Registry.cards.flatMap(\.prohibitions).flatMap(\.forbidden)

/// The measures of all tables, and those of selections with every kind of selection.
private let madeUp: [Measure] = {
  let selections: [TypeSelection] =
    [.all, .role("Presenter"), .type("ViewController"), .subclasses(of: "ModuleHolder")]
    + Part.allCases.map(TypeSelection.part) + Surrounding.allCases.map(TypeSelection.surrounding)
  let pairs = selections.flatMap { one in selections.map { (one, $0) } }
  let ofOne: [Measure] = selections.flatMap { selection in
    Measure.Size.allCases.map { Measure.largest($0, of: selection) }
      + [Measure.constructions(by: selection), .functionsHeld(by: selection), .lookups(by: selection)]
      + Measure.Steps.allCases.map { Measure.screenSteps(by: selection, $0) }
  }
  let ofTwo: [Measure] = pairs.flatMap { one, other in
    Measure.TargetKind.allCases.map { Measure.references(from: one, to: other, $0) }
      + [
        Measure.membersNamed(by: one, of: other), .membersSet(by: one, of: other),
        .valuesAsked(by: one, of: other),
      ]
  }
  return Measure.ofTables + ofOne + ofTwo + Part.allCases.map { Measure.rolesPlaying($0) }
}()
