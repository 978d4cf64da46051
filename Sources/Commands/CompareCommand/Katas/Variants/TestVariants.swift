import Catalog
import PackageLayout

/// The variant that takes away one unit test of a pattern, which alone notices a mistake.
struct TestVariants: VariantKind {
  static let form = CheckForm(word: "test", arguments: "PATTERN SUITE MUTANT \"NAME\"")

  private let pattern: String
  private let suite: String
  private let mutation: Mutation
  private let test: String

  init?(_ arguments: [String]) {
    guard arguments.count == 4, let mutation = Mutation(rawValue: arguments[2]) else { return nil }
    pattern = arguments[0]
    suite = arguments[1]
    self.mutation = mutation
    test = arguments[3]
  }

  func variants(among entries: [Registry.Entry]) -> [KataVariant] {
    guard let card = entries.first(where: { $0.pattern.id == pattern })?.card else { return [] }
    let file = "\(PackageLayout.logicTests(of: card.module))/\(suite).swift"
    let words = [
      "pattern": pattern, "name": card.name, "test": test, "file": file,
      "suite": "\(card.module)Tests.\(suite)", "mistake": mutation.rawValue,
      "example": mutation.example.name.lowercased(),
    ]
    return [KataVariant(plant: .lostTest(LostTest(file: file, name: test)), words: words)]
  }
}
