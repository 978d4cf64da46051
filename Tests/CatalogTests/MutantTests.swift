import Catalog
import CompareCommand
import Examples
import Foundation
import Testing

/// Every pattern has the same mutations, and each still applies to its code.
@Suite struct MutantTests {
  @MainActor
  @Test func `A pattern has one mutant of each mutation in its examples, in order`() {
    for (pattern, card) in zip(Registry.patterns, Registry.cards) {
      let possible = Mutation.allCases.filter {
        $0.example.isShown(by: pattern) && $0.isPossible(in: card)
      }
      #expect(card.mutants.map(\.mutation) == possible, "\(card.id)")
    }
  }

  @Test(arguments: Registry.cards)
  func `A mutant's original occurs once in a file of its example, in Common or in the composition root`(
    card: Card
  ) throws {
    let folder = SourceTree.patterns.appending(path: card.module)
    for mutant in card.mutants {
      let folders = [mutant.mutation.example.name + "/", "Common/", card.module + "Pattern.swift"]
      #expect(!mutant.edits.isEmpty)
      for edit in mutant.edits {
        let text = try String(contentsOf: folder.appending(path: edit.file), encoding: .utf8)
        #expect(text.ranges(of: edit.original).count == 1, "\(mutant.mutation.rawValue): \(edit.original)")
        #expect(edit.original != edit.replacement)
        #expect(folders.contains(where: edit.file.hasPrefix), "\(mutant.mutation.rawValue) \(edit.file)")
      }
    }
  }
}
