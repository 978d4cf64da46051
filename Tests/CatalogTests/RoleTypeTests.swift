import Catalog
import CompareCommand
import Testing

@Suite struct RoleTypeTests {
  @Test(arguments: Registry.cards)
  func `Every file declares the type of its name, and a role lists its own first`(
    card: Card
  ) throws {
    let files = try SourceTree.types(in: "Sources/Patterns/\(card.module)")
      .filter { $0.key != "\(card.module)Pattern" }
    let own = Set(files.values.joined())
    #expect(files.filter { $0.value != [$0.key] } == [:])
    #expect(own.count >= 3 && own.isSubset(of: card.roles.flatMap(\.types)))
    for role in card.roles {
      #expect(
        !role.types.isEmpty && role.types.drop(while: own.contains).allSatisfy { !own.contains($0) },
        "\(role.name)")
    }
  }
}
