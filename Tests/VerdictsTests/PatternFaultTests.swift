import AnalysisTestSupport
import CompareCommand
import Examples
import Foundation
import Measures
import TestSupport
import Testing
import Verdicts

@testable import Catalog
@testable import CodeGraph

/// A fault of one pattern has a remedy and does not affect the others.
@Suite struct PatternFaultTests {
  private let card = "Catalog/MVP/MVPCard.swift"
  private let presenter = "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:4"

  /// The fault of MVP with another card or another graph, beside MVC.
  private func fault(_ mvp: Card = .mvp, in graph: DependencyGraph? = nil) async throws -> PatternFault? {
    let known = try await ThisCode.graph(of: Registry.cards)
    let codebase = Codebase(graph: graph ?? known, cards: [mvp, .mvc])
    #expect(codebase.patterns.map(\.card.id) == ["mvc"])
    #expect(codebase.entry(of: "mvp") == nil)
    #expect(codebase.breaches.map(\.fault) == codebase.faults)
    return codebase.faults.first
  }

  @Test func `A type twice in one role`() async throws {
    let twice = Card.mvp.changing { card in
      card.roles = card.roles.map { role in
        let again = role.types.filter { $0 == "GreetingPresenter" }
        return Role(name: role.name, duty: role.duty, part: role.part, types: role.types + again)
      }
    }
    let fault = try #require(try await fault(twice))
    #expect(
      fault.remedy == [
        "Remove in \(card), from all of these roles but one (Presenter, Presenter): \"GreetingPresenter\","
      ])
  }

  @Test func `A pattern without logic is measured, except for shares of logic`() async throws {
    let graph = try await ThisCode.graph(of: Registry.cards)
    // Only Greeting has logic; Login's types are all views.
    let logic = Card.mvp.roles.filter { $0.part == .logic }.flatMap(\.types)
    let card = logic.filter { !$0.hasPrefix("Greeting") }.reduce(Card.mvp) { $0.moving($1, to: ["View"]) }
    let entry = try #require(Codebase(graph: graph, cards: [card]).entry(of: "mvp"))
    #expect(entry.value(of: .widgetFreeShare, in: .login) == nil)
    #expect(entry.value(of: .types, in: .login) != nil)
  }

  @Test func `A type on the card that is not in the code`() async throws {
    let fewer = try await changedGraph(without: { $0.name == "HomePresenter" })
    let fault = try #require(try await fault(in: fewer))
    #expect(fault.reason == .typeMissing(type: "HomePresenter", pattern: "MVP"))
    #expect(fault.remedy == ["Remove in \(card), from the role Presenter: \"HomePresenter\","])
  }

  @Test func `A type beside the examples, and one of the platform`() async throws {
    let outside = Place(file: "Sources/Patterns/MVP/Shared.swift", line: 1)
    let shared = TypeNode(id: "shared", name: "Shared", kind: .struct, module: "MVP", place: outside)
    let remedies = [
      try await fault(in: changedGraph(adding: [shared]))?.remedy,
      try await fault(in: changedGraph(adding: [platformType("InputStream")], naming: "InputStream"))?.remedy,
    ]
    let folders = (Example.all.map(\.name) + ["Common"]).joined(separator: ", ")
    #expect(
      remedies == [
        ["Move 'Shared' out of '\(outside.file)' into one of the folders \(folders)."],
        ["Add in Sources/Analysis/Measures/Roles/Surrounding.swift, to the matching list: \"InputStream\","],
      ])
  }

  @Test func `An example without a type`() async throws {
    let folder = "Sources/Patterns/MVP/Greeting/"
    let fewer = try await changedGraph(without: { $0.place?.file.hasPrefix(folder) ?? false })
    let card = ["GreetingPresenting", "GreetingPresenter", "GreetingView", "GreetingViewController"].reduce(
      Card.mvp
    ) { $0.moving($1, to: []) }
    #expect(try await fault(card, in: fewer)?.reason == .graph(.noTypes(module: folder)))
  }

  @Test func `A forbidden arrow to a surrounding names the card's line`() async throws {
    let graph = try await ThisCode.graph(of: Registry.cards)
    let fewer = Card.mvp.changing { $0.arrows.removeAll { $0.to == Arrow.network } }
    let breaches = Codebase(graph: graph, cards: [fewer]).breaches
    #expect(!breaches.isEmpty)
    let line = #"Arrow(from: "Model", to: Arrow.network, via: .concrete),"#
    #expect(
      Set(breaches.map(\.remedy)) == [["To allow it, add in \(card), to the arrows: \(line)"]])
  }

  @Test func `A claim that compares with a faulty pattern cannot be decided`() {
    var code = SampleCode.patterns
    code.add("Stray", to: nil, of: "duo", in: .login, lines: 1)
    func finding(_ evidence: Claim.Evidence, of id: Card.ID, against others: [Card.ID]) -> ClaimFinding {
      code.finding(evidence, of: id, against: others)
    }
    let more = Claim.Evidence.measured(.more(.types))
    #expect(finding(more, of: "trio", against: ["mono"]).verdict != nil)
    for (id, others) in [("trio", ["mono", "duo"]), ("trio", Claim.allOthers), ("duo", ["mono"])] {
      let faulty = finding(more, of: id, against: others)
      #expect(faulty.verdict == nil && faulty.missing == .unmeasurable(["DUO"]), "\(id) \(others)")
    }
    let two = Claim.sample(more, id: "trio.sample", against: ["mono", "duo"])
    let judge = code.judge()
    #expect(judge.finding(for: two, of: code.card("trio"), against: code.card("mono"))?.verdict != nil)
    #expect(
      judge.finding(for: two, of: code.card("trio"), against: code.card("duo"))?.missing
        == .unmeasurable(["DUO"]))
    #expect(finding(.opinion, of: "duo", against: ["mono"]).missing == nil)
    #expect(
      finding(.measured(.fewer(.isolatedTests)), of: "trio", against: ["duo"]).missing
        == .unmeasurable(["DUO"]))
  }

  @Test func `Every card is in the file that it names`() {
    for card in Registry.cards {
      let file = Program.packageFolder.appending(path: card.file)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(card.file)")
    }
  }

  // MARK: Code outside the roles

  private func reasons(in graph: DependencyGraph) -> [MeasureError] {
    Codebase(graph: graph, cards: [.mvp]).faults.map(\.reason)
  }

  @Test(arguments: ["LoginModel", "MVPPattern", "Pattern"])
  func `A reference to another example, the composition root or a pattern`(
    name: String
  )
    async throws
  {
    let changed = try await changedGraph(
      without: { $0.name == name && !["MVP", "Examples"].contains($0.module) }, naming: name)
    let place = Place(file: "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift", line: 9)
    #expect(reasons(in: changed) == [.mustNotBeNamed(type: name, place: place)])
  }

  @Test func `A reference to a known platform type is no error`() async throws {
    let changed = try await changedGraph(
      without: { $0.name == "Data" }, adding: [platformType("Data")], naming: "Data")
    #expect(Codebase(graph: changed, cards: [.mvp]).breaches == [])
  }

  @Test func `A function outside any type`() async throws {
    let place = Place(file: "Sources/Patterns/MVP/Login/LoginModel.swift", line: 90)
    let changed = try await changedGraph(
      globals: [GlobalDeclaration(name: "makeLogin()", module: "MVP", place: place)])
    #expect(reasons(in: changed) == [.globalDeclaration(name: "makeLogin()", place: place)])
  }

  @Test(arguments: ["Support", "Login2", "Commons"])
  func `A type in a third folder`(folder: String) async throws {
    let place = Place(file: "Sources/Patterns/MVP/\(folder)/Helper.swift", line: 1)
    let helper = TypeNode(id: "helper", name: "Helper", kind: .struct, module: "MVP", place: place)
    #expect(
      reasons(in: try await changedGraph(adding: [helper])) == [
        .noRole(type: "Helper", place: place)
      ])
  }
}
