import Catalog
import Examples

/// A variant for each mistake that the catalogue knows of a pattern's example.
struct MutantVariants: VariantKind {
  static let form = CheckForm(word: "mutants", arguments: "PATTERN EXAMPLE")

  private let pattern: String
  private let example: Example

  init?(_ arguments: [String]) {
    guard arguments.count == 2, let example = Example(argument: arguments[1]) else { return nil }
    pattern = arguments[0]
    self.example = example
  }

  func variants(among entries: [Registry.Entry]) -> [KataVariant] {
    guard let card = entries.first(where: { $0.pattern.id == pattern })?.card else { return [] }
    let mutants = card.mutants.filter { $0.mutation.example == example && $0.mutation.isPossible(in: card) }
    return mutants.map { KataVariant(plant: $0.change(of: card), words: [:]) }
  }
}
