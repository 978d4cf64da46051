import Catalog
import CompareCommand
import PackageLayout
import Foundation
import Testing

/// A card maps the terms of its sources to roles, types and members, and its caveats say where that fails.
@Suite struct TermTests {
  @Test(arguments: Registry.cards) func `A term leads to a role, a type or a caveat`(card: Card) {
    #expect(!card.terms.isEmpty)
    let known = Set(card.roles.flatMap { [$0.name] + $0.types })
    for term in card.terms {
      #expect(term.word.count <= 30)
      #expect(
        card.terms.count { $0.word == term.word && $0.source.label == term.source.label } == 1, "\(term.word)"
      )
      #expect(known.isSuperset(of: term.here.map(type)), "\(term.word)")
      #expect(!term.here.isEmpty || term.caveat != nil, "\(term.word)")
      #expect(term.caveat.map(card.caveats.map(\.number).contains) != false, "\(term.word)")
    }
  }

  @Test(arguments: Registry.cards) func `A term leads to each role, or a caveat names the role`(card: Card) {
    let here = Set(card.terms.flatMap(\.here).map(type))
    for role in card.roles where here.isDisjoint(with: [role.name] + role.types) {
      let isExplained = card.caveats.contains { caveat in
        caveat.text.split { !$0.isLetter }.contains { $0 == role.name }
      }
      #expect(isExplained, "\(role.name)")
    }
  }

  @Test(arguments: Registry.cards) func `Every member that a term maps to is declared`(card: Card) throws {
    let own = try SourceTree.texts(in: PackageLayout.code(of: card.module))
    let files = own.merging(try SourceTree.texts(in: SharedModule.examples.path)) { own, _ in own }
    for name in card.terms.flatMap(\.here) where name.contains(".") {
      let member = name.split(separator: ".")[1]
      let declaration = member == "init" ? "init\\(" : "(?:func|var|let) \(member)\\b"
      #expect(try files[type(in: name)]?.contains(Regex("\\b\(declaration)")) == true, "\(name)")
    }
  }

  @Test(arguments: Registry.cards)
  func `Caveats are numbered, and every test that one names exists`(card: Card) throws {
    #expect(card.caveats.map(\.number) == Array(1..<(card.caveats.count + 1)))
    let ofPattern = try SourceTree.texts(in: PackageLayout.tests(of: card.module))
    let ofCode = try SourceTree.texts(in: "Tests/CaveatTests")["\(card.module)CaveatTests"]
    let texts = ofPattern.values + [try #require(ofCode)]
    let declaration = /@Test\b[^`{}]*?\bfunc (?:`([^`]+)`|(\w+))/
    let tests = texts.flatMap { $0.matches(of: declaration) }.map { $0.output.1 ?? $0.output.2 }
    #expect(tests.count > 20)
    for case .code(let test) in card.caveats.map(\.subject) {
      #expect(tests.contains { $0.map(String.init) == test }, "\(test)")
    }
  }

  /// The role or type in a name such as `Type.member`.
  private func type(in name: String) -> String { String(name.prefix { $0 != "." }) }
}
