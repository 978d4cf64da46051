import Catalog
import Verdicts
import Measures

/// The terms that reports use, with their definitions.
public struct Glossary: Sendable {
  /// The subject of a term.
  public enum Group: String, Sendable, Encodable, CaseIterable {
    case programs = "Architectures and programs"
    case claims = "Claims and verdicts"
    case code = "Code"
    case tests = "Tests"
    case patterns = "Patterns"
    case figures = "Figures"
    case claimFigures = "Figures of single claims and rules"
    case shortClaims = "Claims in a few words"
  }

  /// A term with its definition.
  public struct Entry: Sendable, Equatable, Encodable {
    /// The subject.
    public let group: Group
    /// The term, then other words for it, such as the labels of rows.
    public let names: [String]
    /// The definition.
    public let definition: String

    var short: Definition { Definition(names[0], definition) }
  }

  /// The terms, group by group.
  public let entries: [Entry]

  /// Collects the general terms, the patterns of some cards, the measures of tables and of the cards' claims, the figures of
  /// recorded messages, and the short forms of claims.
  public init(cards: [Card]) {
    let patterns = cards.map { card in
      Entry(
        group: .patterns, names: [card.name, card.id] + [card.abbreviation].compactMap(\.self),
        definition: card.summary)
    }
    let ofTables = SummaryRow.all.flatMap(\.measures) + Measure.ofTables
    let ofClaims =
      cards.flatMap(\.claims).flatMap(\.assertions).map(\.measure)
      + cards.flatMap(\.prohibitions).flatMap(\.forbidden)
    let figures = (ofTables + ofClaims).distinct().map { measure in
      let rows = SummaryRow.all.filter { $0.measures.contains(measure) }
      return Entry(
        group: ofTables.contains(measure) ? .figures : .claimFigures,
        names: ([measure.name, measure.rowName] + rows.flatMap { [$0.label, $0.brief] }).distinct(),
        definition: measure.definition)
    }
    let wishes = Wish.all.map { Entry(group: .figures, names: [$0.id], definition: "A wish: \($0.meaning).") }
    let messages = TraceComposer.definitions.filter { figure in
      !Self.general.contains { $0.names.contains(figure.name) }
    }.map { Entry(group: .figures, names: [$0.name], definition: $0.definition) }
    entries = Self.general + patterns + figures + wishes + messages + Self.shortClaims(of: cards)
  }

  /// The short forms of claims; several claims can share one.
  private static func shortClaims(of cards: [Card]) -> [Entry] {
    let claims = cards.flatMap { card in
      card.claims.compactMap { claim in claim.gist.map { (gist: $0, card: card, claim: claim) } }
    }
    return claims.map(\.gist).distinct().map { gist in
      let same = claims.filter { $0.gist == gist }
      let sentences = same.map { _, card, claim in
        "A \(claim.side.rawValue) of \(card.shortName): \(claim.text) 'compare explain \(claim.id)' has its figures."
      }
      return Entry(
        group: .shortClaims,
        names: [gist] + same.flatMap { ["\($0.card.shortName) \(gist)", $0.claim.id] },
        definition: sentences.joined(separator: " "))
    }
  }

  /// The definitions of some general terms.
  static func definitions(of terms: [String]) -> [Definition] {
    general.filter { terms.contains($0.names[0]) }.map(\.short)
  }

  /// The terms with a name, in the singular or plural; of an unknown name, those that contain it.
  public func entries(for name: String) -> [Entry] {
    let name = Self.folded(name)
    if name.isEmpty { return [] }
    let exact = entries.filter { entry in
      entry.names.map(Self.folded).contains { $0 == name || $0 == name + "s" || $0 + "s" == name }
    }
    guard exact.isEmpty, name.count > 2 else { return exact }
    return entries.filter { $0.names.map(Self.folded).contains { $0.contains(name) } }
  }

  /// A name without regard to case, hyphens and dashes, and without the star that marks a claim.
  private static func folded(_ name: String) -> String {
    let name = name.hasSuffix("*") ? name.dropLast() : name[...]
    return String(name.lowercased().map { "-–".contains($0) ? " " : $0 })
  }
}
