import Catalog
import CompareCommand
import Foundation
import Testing

/// Every pattern has the same mistakes put into its code, and each still applies.
@Suite struct MutantTests {
  @Test(arguments: Registry.cards) func `A pattern has one mutant of each mutation, in their order`(
    card: Card
  ) {
    #expect(card.mutants.map(\.mutation) == Mutation.allCases)
  }

  @Test func `There are at least fifteen mutations, each with a sentence of its own`() {
    #expect(Mutation.allCases.count >= 15)
    #expect(Set(Mutation.allCases.map(\.summary)).count == Mutation.allCases.count)
    #expect(Mutation.allCases.allSatisfy { $0.summary.wholeMatch(of: /[A-Z].{10,80}\./) != nil })
  }

  @Test(arguments: Registry.cards) func `What a mutant replaces stands once in its file`(card: Card) throws {
    let folder = SourceTree.patterns.appending(path: card.module)
    for mutant in card.mutants {
      #expect(!mutant.edits.isEmpty)
      for edit in mutant.edits {
        let text = try String(contentsOf: folder.appending(path: edit.file), encoding: .utf8)
        #expect(text.ranges(of: edit.original).count == 1, "\(mutant.mutation.rawValue): \(edit.original)")
        #expect(edit.original != edit.replacement)
      }
    }
  }

  @Test func `A mutant of Greeting is in Greeting's folder, the others are not`() {
    for card in Registry.cards {
      for mutant in card.mutants {
        let isGreeting = mutant.edits.contains { $0.file.hasPrefix("Greeting/") }
        #expect(isGreeting == (mutant.mutation == .greetingUnseen), "\(card.id) \(mutant.mutation.rawValue)")
      }
    }
  }
}
