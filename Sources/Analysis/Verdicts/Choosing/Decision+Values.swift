import Catalog

extension Decision {
  /// The question that would separate the remaining patterns, as JSON has it.
  struct Separated: Encodable {
    let question: Question.ID
    let word: String?
    let pairs: Int

    init(_ separation: Separation) {
      question = separation.question.id
      word = separation.option?.word
      pairs = separation.pairs
    }
  }

  /// A change of an answer that changes which patterns remain, as JSON has it.
  struct Turned: Encodable {
    let question: Question.ID
    /// The other number; nil if the question is left out.
    let limit: Int?
    let gained: [Card.ID]
    let lost: [Card.ID]

    init(_ turn: Turn) {
      question = turn.need.question
      gained = turn.gained.map(\.id)
      lost = turn.lost.map(\.id)
      switch turn.change {
      case .limit(let nearest): limit = nearest
      case .leftOut: limit = nil
      }
    }
  }
}
