import Examples
import MVP
import MVVM
import TerminalKit
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Verdicts

/// A pattern without one of the examples is compared in the others.
@MainActor @Suite struct MissingExampleTests {
  /// MVVM without Login.
  private struct WithoutLogin: GreetingPattern {
    let id = "mvvm"

    func showGreeting(for person: Person, in window: Window) {
      MVVMPattern().showGreeting(for: person, in: window)
    }
  }

  /// The code of two patterns, with MVVM's Login left out.
  private func codebase() async throws -> Codebase {
    let folder = "Sources/Patterns/MVVM/Login/"
    let graph = try await changedGraph(without: { type in
      type.name == "LoginPattern" || type.place?.file.hasPrefix(folder) == true
    })
    let left = graph.types.filter { ["MVVM", "Examples"].contains($0.module) }.map(\.name)
    let gone = Set(Card.mvvm.roles.flatMap(\.types)).subtracting(left)
    return Codebase(graph: graph, cards: [.mvp, gone.reduce(Card.mvvm) { $0.moving($1, to: []) }])
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
}
