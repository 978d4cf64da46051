import Catalog
import Examples
import Measures
import Records

/// The questions of `compare choose` with the figures that decide them.
public struct Questionnaire: Sendable {
  /// The patterns, in the order of the catalogue.
  public let cards: [Card]
  /// The figures that do not depend on the code of today.
  private let figures: [Criterion: CriterionFigures]
  /// The code of ``Catalog/Criterion/example``, by pattern.
  private let code: [Card.ID: CodeByFile]

  /// Joins figures and source code.
  init(cards: [Card], figures: [CriterionFigures], listings: [CodeListing] = []) {
    self.cards = cards
    self.figures = Dictionary(uniqueKeysWithValues: figures.map { ($0.criterion, $0) })
    code = Dictionary(uniqueKeysWithValues: listings.map { ($0.card.id, CodeByFile($0)) })
  }

  /// Reads the figures from the code of patterns, from what is kept of runs, and from the source code of the example.
  public init(codebase: Codebase, kept: KeptFigures, listings: [CodeListing], cards: [Card]) {
    let reader = CriterionReader(cards: cards, codebase: codebase, kept: kept)
    self.init(
      cards: cards, figures: Question.all.flatMap(\.criteria).map(reader.figures), listings: listings)
  }

  /// The patterns that can be an answer: a misuse cannot.
  public var candidates: [Card] { Self.candidates(among: cards) }

  static func candidates(among cards: [Card]) -> [Card] { cards.filter { $0.misuseOf == nil } }

  // MARK: Questions

  /// The questions that a figure can decide, in the order in which they are asked.
  public var questions: [Question] { Question.all.filter(isDecided) }

  /// The questions that are not asked, as no figure could decide an answer.
  public var undecided: [Question] { Question.all.filter { !isDecided($0) } }

  private func isDecided(_ question: Question) -> Bool {
    switch question.form {
    case .word, .number: question.criteria.contains { !figures(for: $0).figures.isEmpty }
    case .pattern: code.count > 1
    }
  }

  // MARK: Figures

  /// The figures that decide an answer.
  public func figures(for criterion: Criterion) -> CriterionFigures {
    if let known = figures[criterion] { return known }
    var lines: [Card.ID: Double] = [:]
    if case .newLines(let today) = criterion {
      for card in cards {
        guard let own = code[card.id], let before = code[today] else { continue }
        lines[card.id] = Double(own.newLines(after: before))
      }
    }
    return CriterionFigures(
      criterion: criterion, example: Criterion.example, figures: lines, brokenTests: [:], spread: nil,
      candidates: candidates.map(\.id))
  }
}

extension Criterion {
  /// The change request that decides; nil if another figure does.
  package var request: ChangeRequest? {
    guard case .request(let id) = self else { return nil }
    return ChangeRequest.all.first { $0.id == id }
  }
}
