import Catalog
import CompareCommand
import Foundation
import Testing

/// A card maps the terms of its sources to roles, types and members.
@Suite struct TermTests {
  @Test(arguments: Registry.cards) func `A card has terms, and they are short`(card: Card) {
    #expect(!card.terms.isEmpty)
    #expect(card.terms.filter { $0.word.count > 30 } == [])
  }

  @Test(arguments: Registry.cards) func `Every member that a term maps to is declared`(card: Card) throws {
    let own = try SourceTree.texts(in: SourceTree.patterns.appending(path: card.module))
    let shared = try SourceTree.texts(in: SourceTree.examples)
    #expect(TermChecks.missingMembers(on: card, files: own.merging(shared) { own, _ in own }) == [])
  }
}
