import Examples
import MVP
import MVVM
import TerminalKit
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Comparison

/// A pattern without one of the examples is compared in the others.
@MainActor @Suite struct MissingExampleTests {
  /// MVVM without Login.
  private struct WithoutLogin: GreetingPattern {
    let id = "mvvm"

    func showGreeting(for person: Person, in window: Window) {
      MVVMPattern().showGreeting(for: person, in: window)
    }
  }

  /// The code of all patterns, with MVVM's Login left out.
  private func codebase() async throws -> Codebase {
    let graph = try await ThisCode.graph(of: [.mvp, .mvvm])
    let folder = "Sources/Patterns/MVVM/Login/"
    let gone = Set(graph.types.filter { $0.place?.file.hasPrefix(folder) == true }.map(\.id))
    let login = graph.types.filter { $0.name == "LoginPattern" }.map(\.id)
    let entry = graph.types.filter { $0.name == "MVVMPattern" }.map(\.id)
    var changed = DependencyGraph(
      types: graph.types.filter { !gone.contains($0.id) },
      edges: graph.edges.filter { edge in
        !gone.contains(edge.from) && !gone.contains(edge.to)
          && !(entry.contains(edge.from) && login.contains(edge.to))
      })
    changed.lines = graph.lines
    let names = graph.types.filter { gone.contains($0.id) && !$0.isNested }.map(\.name)
    let shared = Set(
      graph.types.filter { $0.module == "Examples" || $0.place?.file.contains("MVVM/Greeting/") == true }.map(
        \.name))
    let card = names.filter { !shared.contains($0) }.reduce(Card.mvvm) { $0.moving($1, to: []) }
    return Codebase(graph: changed, cards: [.mvp, card])
  }

  private func finding(_ evidence: Claim.Evidence) async throws -> ClaimFinding {
    let claim = Claim(
      id: "mvp.sample", evidence: evidence, side: .difference, against: ["mvvm"], text: "", source: .mvx)
    return Judge(of: try await codebase()).finding(for: claim, of: .mvp)
  }

  @Test func `Only the scenarios of its examples have results`() async throws {
    let findings = try await Findings(
      comparing: [(MVPPattern(), .mvp), (WithoutLogin(), .mvvm)], examples: [.greeting, .login])
    #expect(findings.isGood)
    #expect(findings.examples == [.greeting, .login])
    #expect(findings.rows(of: .login).allSatisfy { $0.results[0] != nil && $0.results[1] == nil })
    #expect(findings.rows(of: .greeting).allSatisfy { !$0.results.contains(nil) })
    #expect(findings.patterns.last?.commands == ["greet-mvvm"])
    #expect(findings.largestShared == .greeting)
    #expect(findings.absences == ["Without Login: mvvm"])
  }

  @Test func `An example that no pattern has is left out`() async throws {
    #expect(try await Findings(comparing: [(WithoutLogin(), .mvvm)]).examples == [.greeting])
  }

  @Test func `It has figures for its examples only`() async throws {
    let codebase = try await codebase()
    #expect(codebase.faults == [])
    let entry = try #require(codebase.entry(of: "mvvm"))
    #expect(entry.value(of: .types, in: .greeting) != nil)
    #expect(entry.value(of: .types, in: .login) == nil)
  }

  @Test func `A claim on all examples is judged by the common examples`() async throws {
    let finding = try await finding(.measured(.more(.protocols)))
    #expect(finding.outcomes.map(\.example) == [.greeting])
    #expect(finding.verdict != nil)
  }

  @Test func `A claim on the missing example says so instead of a verdict`() async throws {
    let finding = try await finding(.measured(.more(.protocols), in: [.login]))
    #expect(finding.verdict == nil)
    #expect(finding.obstacle == "its example is not in MVVM")
  }
}
