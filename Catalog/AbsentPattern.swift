/// An architecture that readers ask for and that the catalogue does not have.
public struct AbsentPattern: Sendable, Hashable {
  /// The display name, such as `RIBs`.
  public let name: String
  /// The spellings on the command line, such as `ribs`.
  public let spellings: [String]
  /// The reason why it is not here, as the end of a sentence.
  public let reason: String
  /// The ids of the patterns that are nearest to it, the nearest first.
  public let nearest: [Card.ID]

  /// All of them, sorted by name.
  public static let all = [
    AbsentPattern(
      name: "Clean Architecture", spellings: ["clean", "clean-architecture", "clean-code"],
      reason: "it is a rule for the direction of dependencies and has no roles for a screen",
      nearest: ["clean-swift", "viper"]),
    AbsentPattern(
      name: "MV (SwiftUI)", spellings: ["mv", "swiftui", "swift-ui"],
      reason: "its views keep state by means of SwiftUI, which a catalogue of UIKit's kind cannot imitate",
      nearest: ["mvc", "mvvm"]),
    AbsentPattern(
      name: "MVI", spellings: ["mvi", "model-view-intent"],
      reason: "it has one flow of values around one state, and is at home on Android",
      nearest: ["tea", "mvvm"]),
    AbsentPattern(
      name: "Redux", spellings: ["redux", "reswift", "flux"],
      reason: "it has one store for the app, and leaves requests and navigation open",
      nearest: ["tea", "mvvm"]),
    AbsentPattern(
      name: "RIBs", spellings: ["ribs", "rib"],
      reason: "it is a framework on RxSwift, for trees of business logic without views",
      nearest: ["holder", "viper", "mvpcf"]),
  ]

  /// The one that a word names, in any case and with spaces or hyphens; nil for any other word.
  public static func named(_ word: String) -> AbsentPattern? {
    let folded = word.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return all.first { $0.spellings.contains(String(folded)) || $0.name.lowercased() == word.lowercased() }
  }

  /// The answer to somebody who asks for it, with the nearest patterns among some cards.
  public func answer(among cards: [Card]) -> String {
    "\(name) is not in the catalogue: \(explanation(among: cards))"
  }

  /// The reason in a sentence, then the nearest patterns among some cards.
  public func explanation(among cards: [Card]) -> String {
    let names = nearest.compactMap { id in cards.first { $0.id == id } }.map { "\($0.name) ('\($0.id)')" }
    let advice = names.isEmpty ? "" : " Nearest here: \(names.joined(separator: ", then "))."
    return "\(reason).\(advice)"
  }
}
