import CompareCommand
import Verdicts
import Examples
import Foundation
import Testing

/// Folders, manifest, registry and cards have the same patterns.
@Suite struct RegistrationTests {
  @Test func `Cards, registry and manifest list the same patterns in the same order`() throws {
    let manifest = try manifestPatterns()
    #expect(Registry.cards.map(\.id) == manifest.map(\.id))
    #expect(Registry.cards.map(\.module) == manifest.map(\.module))
    #expect(Registry.patterns.map(\.id) == manifest.map(\.id))
  }

  @Test func `Programs name the pattern and its roles as the card does`() throws {
    let texts = try SourceTree.texts(in: "Sources/Commands/Executables")
    for card in Registry.cards {
      let about = "\"\(card.name): \(card.roles.map(\.name).joined(separator: ", "))\""
      #expect(texts["Run" + card.module]?.contains(about) == true, "Run\(card.module).swift needs \(about)")
    }
  }

  @Test func `Every pattern has a folder, and every folder a pattern`() throws {
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: SourceTree.patterns.path).filter {
        !$0.hasPrefix(".")
      }.sorted() == Registry.cards.map(\.module).sorted())
  }

  @Test func `Patterns are on the main actor by default, as listings and the reading of their code say`()
    throws
  {
    let manifest = try manifestText()
    #expect(manifest.contains("let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]"))
    let pattern = try #require(manifest.firstMatch(of: /pattern\.module, in: "Patterns",[^)]*\)/)).output
    #expect(pattern.hasSuffix("settings: debuggable + onMainActor)"))
    #expect(
      Codebase.targets(for: Registry.cards).prefix(Registry.cards.count).map(\.isOnMainActor).allSatisfy {
        $0
      })
  }

  @Test func `The manifest and the code list the same examples in the same order`() throws {
    let manifest = try manifestText()
    let list = try #require(manifest.firstMatch(of: /let examples = \[(.*)\]/)).output.1
    #expect(list == Example.all.map { "\"\($0.prefix)\"" }.joined(separator: ", "))
  }

  @MainActor
  @Test func `A pattern has the examples for which it has a folder`() throws {
    for (pattern, card) in zip(Registry.patterns, Registry.cards) {
      let folder = SourceTree.patterns.appending(path: card.module)
      let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Example.shown(by: pattern) == Example.all.filter { folders.contains($0.name) }, "\(card.id)")
    }
  }

  private func manifestText() throws -> String {
    try String(contentsOf: SourceTree.package.appending(path: "Package.swift"), encoding: .utf8)
  }

  private func manifestPatterns() throws -> [(module: String, id: String)] {
    try manifestText().matches(of: /\(module: "(\w+)", id: "([\w-]+)"\)/).map {
      (String($0.output.1), String($0.output.2))
    }
  }
}
