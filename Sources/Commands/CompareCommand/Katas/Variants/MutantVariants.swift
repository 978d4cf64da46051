import Catalog
import Examples

/// A variant for each mistake that the catalogue knows of a pattern's example.
struct MutantVariants: VariantKind {
  static let form = CheckForm(word: "mutants", arguments: "PATTERN EXAMPLE [except MUTANT …]")

  private let pattern: String
  private let example: Example
  private let exceptions: [String]

  init?(_ arguments: [String]) {
    guard
      arguments.count > 1, let example = Example(argument: arguments[1]),
      arguments.count == 2 || arguments[2] == "except"
    else { return nil }
    pattern = arguments[0]
    self.example = example
    exceptions = Array(arguments.dropFirst(3))
  }

  func variants(among entries: [Registry.Entry]) -> [KataVariant] {
    guard let card = entries.first(where: { $0.pattern.id == pattern })?.card else { return [] }
    let mutants = card.mutants.filter { mutant in
      mutant.mutation.example == example && mutant.mutation.isPossible(in: card)
        && !exceptions.contains(mutant.mutation.rawValue)
    }
    return mutants.map { KataVariant(plant: .mistake($0.change(of: card)), words: [:]) }
  }
}
