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

  private struct Separated: Encodable {
    let question: Question.ID
    let word: String?
    let pairs: Int
  }

  private struct Turned: Encodable {
    let question: Question.ID
    let limit: Int?
    let gained: [Card.ID]
    let lost: [Card.ID]
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
    let separated = separation.map { found in
      Separated(question: found.question.id, word: found.option?.word, pairs: found.pairs)
    }
    if remaining.count > Self.fewEnough { try container.encodeIfPresent(separated, forKey: .separation) }
    let turned = turns.map { turn -> Turned in
      var limit: Int?
      if case .limit(let nearest) = turn.change { limit = nearest }
      return Turned(
        question: turn.need.question, limit: limit, gained: turn.gained.map(\.id), lost: turn.lost.map(\.id))
    }
    try container.encode(turned, forKey: .turns)
    try container.encode(QuestionTable(questionnaire), forKey: .questions)
  }
}
