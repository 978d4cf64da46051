/// The cards of the catalogue.
public enum Cards {
  /// Every card, in the order in which the patterns are best read.
  public static let all: [Card] = [.mvc, .mvp, .mvvm, .viper, .modaV, .modaV2]

  /// Finds the card of a pattern.
  ///
  /// - Parameter id: The pattern's id, such as `moda-v`.
  /// - Returns: The card, or nil if there is none of that id.
  public static func card(id: String) -> Card? {
    all.first { $0.id == id }
  }
}
