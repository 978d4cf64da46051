import Catalog
import Comparison
import Coupling
import TestSupport
import Testing

/// Every pattern broken in one place: the rules on the cards must find each, with file and line.
@Suite struct BrokenRuleTests {
  @Test func `Every broken rule is found where it is broken`() async throws {
    let codebase = try Codebase(graph: try await Self.broken.value)
    #expect(
      codebase.breaches.map(\.description) == [
        "Sources/Patterns/MVC/Login/LoginModel.swift:7: MVC, Login: Model → Widgets is forbidden: "
          + "LoginModel mentions Label",
        "Sources/Patterns/MVP/Greeting/GreetingViewController.swift:6: MVP, Greeting: View → Model is forbidden: "
          + "GreetingViewController mentions Person",
        "Sources/Patterns/MVVM/Greeting/GreetingViewModel.swift:10: MVVM, Greeting: ViewModel → View is forbidden: "
          + "GreetingViewModel mentions GreetingViewController",
        "Sources/Patterns/VIPER/Greeting/GreetingInteractor.swift:8: VIPER, Greeting: Interactor → View is forbidden: "
          + "GreetingInteractor mentions GreetingViewInput",
        "Sources/Patterns/MODAV/Login/LoginViewController.swift:7: MODA-V, Login: View → Adapter is forbidden: "
          + "LoginViewController mentions NetworkAdapting",
        "Sources/Patterns/MODAV2/Login/LoginOrchestrator.swift:9: MODA-V2, Login: Orchestrator → Storage is forbidden: "
          + "LoginOrchestrator reads and mentions FileManager",
      ])
  }

  @Test func `An unbroken copy breaks no rule`() async throws {
    #expect(try await ThisCode.codebase.value.breaches == [])
  }

  @Test(arguments: [
    ("mvp.no-model", Verdict.supported, Verdict.mixed),
    ("mvvm.unaware", .supported, .mixed),
    ("mvp.life-cycle", .supported, .supported),
  ]) func `Other code gets another verdict`(id: String, before: Verdict, after: Verdict) async throws {
    let card = try #require(Cards.all.first { $0.claims.contains { $0.id == id } })
    let claim = try #require(card.claims.first { $0.id == id })
    let good = try Judge(of: try await ThisCode.codebase.value).finding(for: claim, of: card)
    let bad = try Judge(of: Codebase(graph: try await Self.broken.value)).finding(for: claim, of: card)
    #expect(good.verdict == before)
    #expect(bad.verdict == after)
  }

  @Test func `An exception excuses one link, and is stale without it`() async throws {
    let mvp = try #require(Cards.card(id: "mvp"))
    let excused = mvp.excusing(from: "GreetingViewController", to: "Person")
    let broken = try Codebase(graph: try await Self.broken.value, cards: [excused])
    #expect(broken.breaches == [])
    let arrows = broken.entry(of: "mvp")?.code[.greeting]?.roleArrows ?? []
    #expect(arrows.filter { $0.status == .excused }.map { "\($0.from) → \($0.to)" } == ["View → Model"])
    let good = try Codebase(graph: try await ThisCode.graph.value, cards: [excused])
    #expect(
      good.breaches.map(\.description) == [
        "MVP: the exception for GreetingViewController → Person excuses nothing any more; take it off the card"
      ])
  }

  @Test func `A type without a role stops everything, by name`() async throws {
    let mvp = try #require(Cards.card(id: "mvp"))
    let graph = try await ThisCode.graph.value
    #expect(
      throws: CouplingError.roleMissing(
        type: "GreetingPresenter", place: "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:4", roles: []
      )
    ) {
      try Codebase(graph: graph, cards: [mvp.moving("GreetingPresenter", to: [])])
    }
    #expect(
      throws: CouplingError.roleMissing(
        type: "GreetingPresenter", place: "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:4",
        roles: ["View", "Presenter"])
    ) {
      try Codebase(graph: graph, cards: [mvp.moving("GreetingPresenter", to: ["View", "Presenter"])])
    }
  }

  // MARK: The copy

  private static let broken = Task {
    try await CopiedCode([
      .init(
        file: "Sources/Patterns/MVC/Login/LoginModel.swift", before: "import Foundation",
        text: "import TerminalKit"),
      .init(
        file: "Sources/Patterns/MVC/Login/LoginModel.swift", before: "private let client:",
        text: "  weak var label: Label?"),
      .init(
        file: "Sources/Patterns/MVP/Greeting/GreetingViewController.swift", before: "let screen",
        text: "  var person: Person?"),
      .init(
        file: "Sources/Patterns/MVVM/Greeting/GreetingViewModel.swift", before: "init(person",
        text: "  func show(in view: GreetingViewController) {}"),
      .init(
        file: "Sources/Patterns/VIPER/Greeting/GreetingInteractor.swift", before: "init(person",
        text: "  func show(in view: any GreetingViewInput) {}"),
      .init(
        file: "Sources/Patterns/MODAV/Login/LoginViewController.swift", before: "private let orchestrator",
        text: "  var network: (any NetworkAdapting)?"),
      .init(
        file: "Sources/Patterns/MODAV2/Login/LoginOrchestrator.swift", before: "private var login",
        text: "  private let files = FileManager.default"),
    ]).graph()
  }
}

extension Card {
  /// The card with an exception.
  fileprivate func excusing(from: String, to: String) -> Card {
    Card(
      id: id, name: name, module: module, summary: summary, roles: roles, arrows: arrows,
      exceptions: [ArrowException(from: from, to: to, reason: "A test.")], workflow: workflow, claims: claims,
      caveats: caveats, advice: advice, sources: sources)
  }

  /// The card with a type under some roles only.
  fileprivate func moving(_ type: String, to names: [String]) -> Card {
    let roles = roles.map { role in
      Role(
        name: role.name, duty: role.duty, part: role.part,
        types: role.types.filter { $0 != type } + (names.contains(role.name) ? [type] : []))
    }
    return Card(
      id: id, name: name, module: module, summary: summary, roles: roles, arrows: arrows, workflow: workflow,
      claims: claims, caveats: caveats, advice: advice, sources: sources)
  }
}
