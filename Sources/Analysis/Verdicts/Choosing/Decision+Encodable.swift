import Catalog

extension Decision: Encodable {
  private enum CodingKeys: CodingKey {
    case answers, remaining, rejected, untold, separation, turns, questions
  }

  /// A pattern's figure against one answer.
  private struct Loss: Encodable {
    let question: Question.ID
    let figure: Double?
    let excess: Double?
  }

  /// Encodes the answers with what follows from them, then the questions with all figures; what would separate, if many remain.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(answers.map(\.need), forKey: .answers)
    try container.encode(remaining.map(\.id), forKey: .remaining)
    let losses = rejected.map { rejection in
      let against = rejection.answers.map { answer in
        Loss(
          question: answer.need.question, figure: answer.figures?.figures[rejection.card.id],
          excess: answer.figures?.excess(of: rejection.card.id, limit: answer.need.limit))
      }
      return (rejection.card.id, against)
    }
    try container.encode(Dictionary(uniqueKeysWithValues: losses), forKey: .rejected)
    try container.encode(untold.map(\.id), forKey: .untold)
    if remaining.count > Self.fewEnough {
      try container.encodeIfPresent(separation.map(Separated.init), forKey: .separation)
    }
    try container.encode(turns.map(Turned.init), forKey: .turns)
    try container.encode(QuestionTable(questionnaire), forKey: .questions)
  }
}
