import Catalog
import CompareCommand
import Testing

/// The architectures that readers ask for and that the catalogue does not have.
@Suite struct AbsentPatternTests {
  @Test(arguments: AbsentPattern.all) func `An absent pattern has a nearest one that is here`(
    pattern: AbsentPattern
  ) {
    let ids = Registry.cards.map(\.id)
    #expect(pattern.nearest.contains(where: ids.contains))
  }

  @Test func `No spelling of an absent pattern names one that is here, or another`() {
    let spellings = AbsentPattern.all.flatMap(\.spellings)
    let names = Registry.cards.flatMap { [$0.id, $0.name, $0.shortName] + $0.otherNames }
    #expect(Set(spellings).count == spellings.count)
    #expect(Set(spellings).intersection(names.map { $0.lowercased() }) == [])
  }
}
