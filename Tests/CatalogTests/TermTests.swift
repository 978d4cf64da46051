import Catalog
import CompareCommand
import Foundation
import Testing

/// Who knows a source finds each of its words on the card, and behind it what stands for it in the code.
@Suite struct TermTests {
  @Test(arguments: Registry.cards) func `Every card leads from its sources' words to its own`(card: Card) {
    #expect(!card.terms.isEmpty)
    #expect(card.terms.filter { $0.word.count > 30 } == [])
  }

  @Test(arguments: Registry.cards) func `Every member that stands for a word is declared`(card: Card) throws {
    let own = try SourceTree.texts(in: SourceTree.patterns.appending(path: card.module))
    let shared = try SourceTree.texts(in: SourceTree.examples)
    #expect(TermChecks.missingMembers(on: card, files: own.merging(shared) { own, _ in own }) == [])
  }
}
