import Catalog
import Foundation

extension Hedge {
  /// In how many examples, or places, a statement with the hedge has to hold.
  var requirement: String {
    switch self {
    case .usual: "most suffice, as the source says 'often' or the like"
    case .possible: "one suffices, as the source says 'may' or the like"
    }
  }
}

extension Margin {
  /// The factor that the margin requires.
  var requirement: String {
    let text = bound.formatted(.number.locale(Locale(identifier: "en_US")))
    return switch self {
    case .slight: "less than \(text)×"
    case .large: "at least \(text)×"
    }
  }
}

extension Assertion.Relation {
  /// The relation to the figures compared with: `lower than in MVP`.
  func words(
    _ others: String,
    in preposition: String = "",
    by margin: Margin? = nil
  ) -> String {
    switch self {
    case .fewer: compared("lower", by: margin, than: preposition + others)
    case .more: compared("higher", by: margin, than: preposition + others)
    case .none: "none"
    case .some: "some"
    case .most: "most"
    case .all: "all"
    }
  }

  private func compared(
    _ word: String,
    by margin: Margin?,
    than others: String
  ) -> String {
    let size = margin.map { "\($0.words[0]) " } ?? ""
    return "\(size)\(word) than \(others)"
  }
}
