import Catalog

/// The variant that asks for one step of a scenario in one pattern.
struct StepVariants: VariantKind {
  static let form = CheckForm(word: "step", arguments: "PATTERN EXAMPLE \"SCENARIO\" \"STEP\"")

  private let pattern: String
  private let example: String
  private let scenario: String
  private let step: String

  init?(_ arguments: [String]) {
    guard arguments.count == 4 else { return nil }
    pattern = arguments[0]
    example = arguments[1]
    scenario = arguments[2]
    step = arguments[3]
  }

  func variants(among entries: [Registry.Entry]) -> [KataVariant] {
    guard let card = entries.first(where: { $0.pattern.id == pattern })?.card else { return [] }
    let words = [
      "pattern": pattern, "name": card.name, "example": example, "scenario": scenario, "step": step,
    ]
    return [KataVariant(plant: nil, words: words)]
  }
}
