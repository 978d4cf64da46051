import Catalog

extension Decision {
  /// A change of one answer that changes which patterns remain.
  public struct Turn: Sendable {
    /// What changes in the answer.
    public enum Change: Sendable, Hashable {
      /// The limit becomes another one: the nearest that changes anything.
      case limit(Int)
      /// The question is left out.
      case leftOut
    }

    /// The answer.
    public let need: Need
    /// What changes.
    public let change: Change
    /// The patterns that remain then and did not before.
    public let gained: [Card]
    /// The patterns that remained before and do not then.
    public let lost: [Card]
  }

  /// For each answer the nearest changes that change which patterns remain, in the order of the questions.
  public var turns: [Turn] { deciding.flatMap(turns) }

  private func turns(of answer: Answer) -> [Turn] {
    guard let figures = answer.figures else { return [] }
    // Only a pattern that no other answer rules out remains if this one changes.
    let waiting = rejected.filter { rejection in
      rejection.answers.count == 1 && rejection.answers[0].need.question == answer.need.question
    }.map(\.card)
    if figures.criterion == .stepsOfViews {
      return waiting.isEmpty
        ? [] : [Turn(need: answer.need, change: .leftOut, gained: waiting, lost: [])]
    }
    return [looser(answer, figures, waiting), stricter(answer, figures)].compactMap(\.self)
  }

  /// The nearest limit that lets a pattern in.
  private func looser(_ answer: Answer, _ figures: CriterionFigures, _ waiting: [Card]) -> Turn? {
    let limits = waiting.compactMap { figures.strictestLimit(for: $0.id) }
    let nearest = figures.isUpperBound ? limits.min() : limits.max()
    guard let limit = nearest else { return nil }
    let gained = waiting.filter { figures.allows($0.id, limit: limit) == true }
    return Turn(need: answer.need, change: .limit(limit), gained: gained, lost: [])
  }

  /// The nearest limit that rules a remaining pattern out; nil if there is none, or if the answer has no limit.
  private func stricter(_ answer: Answer, _ figures: CriterionFigures) -> Turn? {
    guard answer.need.limit != nil else { return nil }
    let limits = remaining.compactMap { figures.strictestLimit(for: $0.id) }
    let nearest = figures.isUpperBound ? limits.max().map { $0 - 1 } : limits.min().map { $0 + 1 }
    guard let limit = nearest, limit >= 0 else { return nil }
    let lost = remaining.filter { figures.allows($0.id, limit: limit) == false }
    return Turn(need: answer.need, change: .limit(limit), gained: [], lost: lost)
  }
}
