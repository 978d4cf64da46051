import CompareCommand
import Testing

@testable import Catalog

/// The names by which a pattern is found.
@Suite struct CardNameTests {
  @Test(arguments: [("tea", "tea"), ("TCA", "tea"), ("vip", "clean-swift"), ("Module–Holder", "holder")])
  func `A pattern is called by its id and its names, in any case`(word: String, id: String) {
    #expect(Registry.cards.filter { $0.isCalled(word) }.map(\.id) == [id])
  }

  @Test func `A part of a name is none`() {
    #expect(!Registry.cards.contains { $0.isCalled("mv") || $0.isCalled("") })
  }
}
