import Catalog
import Measures
import Verdicts

/// The terms that reports use, with their definitions.
public struct Glossary: Sendable {
  /// The subject of a term.
  public enum Group: String, Sendable, Encodable, CaseIterable {
    case programs = "Architectures and programs"
    case claims = "Claims and verdicts"
    case code = "Code"
    case tests = "Tests"
    case patterns = "Patterns"
    case roles = "Roles"
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

  /// Collects the terms of reports on some cards.
  ///
  /// They are the general terms, the patterns and their roles, the measures of
  /// tables and of the cards' claims, the figures of recorded messages, and
  /// the short forms of claims.
  public init(cards: [Card]) {
    entries = .building {
      Self.general
      cards.map(Self.entry)
      Self.roles(of: cards)
      Self.figures(of: cards)
      Self.kept
      Self.messages
      Self.shortClaims(of: cards)
    }
  }

  private static func entry(of card: Card) -> Entry {
    let names = [card.name, card.id, card.abbreviation].compactMap(\.self)
    return Entry(group: .patterns, names: names, definition: card.summary)
  }

  /// The measures of tables, and those of the cards' claims and
  /// prohibitions alone.
  private static func figures(of cards: [Card]) -> [Entry] {
    let ofTables =
      SummaryRow.ofAllExamples.compactMap(\.measure) + Measure.ofTables
    let ofClaims = cards.flatMap(\.claims).flatMap(\.assertions).map(\.measure)
    let ofProhibitions = cards.flatMap(\.prohibitions).flatMap(\.forbidden)
    let measures = (ofTables + ofClaims + ofProhibitions).distinct()
    return measures.map { measure in
      let isOfTable = ofTables.contains(measure)
      let group = if isOfTable { Group.figures } else { Group.claimFigures }
      return entry(of: measure, in: group)
    }
  }

  private static func entry(of measure: Measure, in group: Group) -> Entry {
    let rows = SummaryRow.ofAllExamples.filter { $0.measure == measure }
    let names =
      [measure.name, measure.rowName] + rows.flatMap { [$0.phrase, $0.brief] }
    return Entry(
      group: group,
      names: names.distinct(),
      definition: measure.definition
    )
  }

  /// The rows of the first screen that no measure gives, but a record.
  private static var kept: [Entry] {
    SummaryRow.ofAllExamples.compactMap { row in
      row.definition.map {
        Entry(group: .figures, names: [row.brief, row.phrase], definition: $0)
      }
    }
  }

  /// The figures of recorded messages that are no general terms.
  private static var messages: [Entry] {
    let figures = TraceFigure.all.filter { figure in
      !general.contains { $0.names.contains(figure.name) }
    }
    return figures.map {
      Entry(group: .figures, names: [$0.name], definition: $0.definition)
    }
  }

  // MARK: Short forms of claims

  /// A claim with its card.
  private struct CardClaim {
    let card: Card
    let claim: Claim

    /// The whole claim, and where its figures are.
    var sentence: String {
      """
      A \(claim.side.rawValue) of \(card.shortName): \(claim.text) 'compare \
      explain \(claim.id)' has its figures.
      """
    }
  }

  /// The short forms of claims; several claims can share one.
  private static func shortClaims(of cards: [Card]) -> [Entry] {
    let claims = cards.flatMap { card in
      card.claims.map { CardClaim(card: card, claim: $0) }
    }
    return claims.compactMap(\.claim.gist).distinct().map { gist in
      entry(of: gist, for: claims.filter { $0.claim.gist == gist })
    }
  }

  private static func entry(of gist: String, for claims: [CardClaim]) -> Entry {
    let names = claims.flatMap {
      ["\($0.card.shortName) \(gist)", $0.claim.id]
    }
    let definition = claims.map(\.sentence).joined(separator: " ")
    return Entry(
      group: .shortClaims,
      names: [gist] + names,
      definition: definition
    )
  }

  // MARK: Look-up

  /// The definitions of some general terms.
  static func definitions(of terms: [String]) -> [Definition] {
    general.filter { terms.contains($0.names[0]) }.map(\.short)
  }

  /// The terms with a name, in the singular or plural; of an unknown name,
  /// those that contain it.
  public func entries(for name: String) -> [Entry] {
    let name = Self.folded(name)
    if name.isEmpty { return [] }
    let exact = entries.filter {
      $0.names.map(Self.folded).contains { Self.isSame($0, name) }
    }
    guard exact.isEmpty, name.count > 2 else { return exact }
    return entries.filter {
      $0.names.map(Self.folded).contains { $0.contains(name) }
    }
  }

  /// Whether two names are the same but for a plural.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one == "\(other)s" || "\(one)s" == other
  }

  /// A name without regard to case, hyphens and dashes, and without the star
  /// that marks a claim.
  private static func folded(_ name: String) -> String {
    var folded = name.lowercased()
    if folded.hasSuffix("*") { folded.removeLast() }
    return folded.replacing("-", with: " ").replacing("–", with: " ")
  }
}
