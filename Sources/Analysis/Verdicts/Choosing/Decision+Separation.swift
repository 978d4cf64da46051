import Catalog

extension Decision {
  /// A question that was left out, with how many of the remaining patterns it tells apart.
  public struct Separation: Sendable {
    /// The question.
    public let question: Question
    /// The word to answer; nil for a number.
    public let option: Question.Option?
    /// The figures.
    public let figures: CriterionFigures
    /// The number of pairs of remaining patterns that it tells apart.
    public let pairs: Int
  }

  /// The number of remaining patterns above which a further question is worth asking.
  public static let fewEnough = 3

  /// The question that was left out and tells most pairs of the remaining patterns apart, the first of several; nil if none tells two
  /// apart.
  public var separation: Separation? {
    let candidates = questionnaire.questions.filter { question in
      !answers.contains { $0.need.question == question.id }
    }.flatMap(separations)
    let most = candidates.map(\.pairs).max() ?? 0
    return most == 0 ? nil : candidates.first { $0.pairs == most }
  }

  private func separations(by question: Question) -> [Separation] {
    switch question.form {
    case .word(let options):
      options.compactMap { option in
        option.criterion.map { separation(by: question, option, $0) }
      }
    case .number(_, let criterion): [separation(by: question, nil, criterion)]
    case .pattern: []
    }
  }

  private func separation(
    by question: Question, _ option: Question.Option?, _ criterion: Criterion
  ) -> Separation {
    let figures = questionnaire.figures(for: criterion)
    let ids = remaining.map(\.id)
    let pairs = ids.indices.map { place in
      ids[(place + 1)...].count { figures.tellsApart(ids[place], $0) }
    }
    return Separation(question: question, option: option, figures: figures, pairs: pairs.reduce(0, +))
  }
}
