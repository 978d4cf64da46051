import Catalog
import CompareCommand
import Foundation
import Testing

/// A pattern is a folder, a line of the manifest, an entry of the registry and a card, or it is nothing.
@Suite struct RegistrationTests {
  @Test func `Cards, registry and manifest list the same patterns in the same order`() throws {
    let manifest = try manifestPatterns()
    #expect(Registry.cards.map(\.id) == manifest.map(\.id))
    #expect(Registry.cards.map(\.module) == manifest.map(\.module))
    #expect(Registry.patterns.map(\.id) == manifest.map(\.id))
  }

  @Test func `Every pattern has a folder, and every folder is a pattern`() throws {
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: SourceTree.patterns.path).filter {
        !$0.hasPrefix(".")
      }.sorted() == Registry.cards.map(\.module).sorted())
  }

  private func manifestPatterns() throws -> [(module: String, id: String)] {
    let manifest = try String(
      contentsOf: SourceTree.package.appending(path: "Package.swift"), encoding: .utf8)
    return manifest.matches(of: /\(module: "(\w+)", id: "([\w-]+)"\)/).map {
      (String($0.output.1), String($0.output.2))
    }
  }
}
