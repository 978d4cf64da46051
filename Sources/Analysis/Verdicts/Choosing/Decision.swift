import Catalog

/// What follows from the answers to some questions: the patterns that remain, and what the others would give up.
public struct Decision: Sendable {
  /// An answer with the figures that decide it.
  public struct Answer: Sendable {
    /// The answer.
    public let need: Need
    /// The figures; nil if the answer rules nothing out.
    public let figures: CriterionFigures?

    /// Whether a pattern's figure is within the answer; nil without a figure.
    func allows(_ id: Card.ID) -> Bool? {
      guard let figures else { return true }
      return figures.allows(id, limit: need.limit)
    }
  }

  /// A pattern that some answers rule out.
  public struct Rejection: Sendable {
    /// The pattern.
    public let card: Card
    /// These answers, in the order of the questions.
    public let answers: [Answer]
  }

  /// The questions.
  public let questionnaire: Questionnaire
  /// The answers, in the order of the questions.
  public let answers: [Answer]
  /// The patterns that no answer rules out, in the order of the catalogue.
  public let remaining: [Card]
  /// The others, in the same order.
  public let rejected: [Rejection]
  /// The patterns that have no figure for one of the answers and are ruled out by none.
  public let untold: [Card]

  /// Applies answers to the patterns that can be an answer.
  public init(_ needs: [Need], in questionnaire: Questionnaire) {
    let order = Question.ID.allCases
    let answers = order.compactMap { id in needs.last { $0.question == id } }.map { need in
      Answer(need: need, figures: need.criterion.map(questionnaire.figures))
    }
    let rejected = questionnaire.candidates.compactMap { card -> Rejection? in
      let against = answers.filter { $0.allows(card.id) == false }
      return against.isEmpty ? nil : Rejection(card: card, answers: against)
    }
    let others = questionnaire.candidates.filter { card in !rejected.contains { $0.card.id == card.id } }
    self.questionnaire = questionnaire
    self.answers = answers
    self.rejected = rejected
    untold = others.filter { card in answers.contains { $0.allows(card.id) == nil } }
    remaining = others.filter { card in answers.allSatisfy { $0.allows(card.id) == true } }
  }

  /// The answers that a figure decides.
  public var deciding: [Answer] { answers.filter { $0.figures != nil } }
}
