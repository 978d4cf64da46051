import Catalog
import Report
import Verdicts

/// The words for the figures of `compare choose`, the same as at a terminal;
/// the script has them beside ``Verdicts/QuestionTable``.
struct QuestionWords: Encodable {
  /// The id of the element with the JSON.
  static let id = "question-words"

  /// The words for the figures of an answer.
  struct Option: Encodable {
    /// What the figures count.
    let legend: String
    /// The same if the answer has a number.
    let legendOfLimit: String
    /// Each pattern's figure.
    let cells: [Card.ID: String]
    /// What each pattern gives up that the answer without a number rules out.
    let losses: [Card.ID: String]
  }

  /// By question, in the order of the options of ``Verdicts/QuestionTable``;
  /// nil for an answer that rules nothing out.
  private let options: [String: [Option?]]

  init(_ questionnaire: Questionnaire) {
    var options: [String: [Option?]] = [:]
    for question in questionnaire.questions {
      let criteria = question.criteria(among: questionnaire.cards)
      options[question.id.rawValue] = criteria.map { criterion in
        criterion.map { criterion in
          Option(questionnaire.figures(for: criterion), of: questionnaire)
        }
      }
    }
    self.options = options
  }

  func encode(to encoder: any Encoder) throws {
    try options.encode(to: encoder)
  }
}

extension QuestionWords.Option {
  fileprivate init(
    _ answer: CriterionFigures,
    of questionnaire: Questionnaire
  ) {
    let words = CriterionWords(answer, of: questionnaire.cards)
    var cells: [Card.ID: String] = [:]
    var losses: [Card.ID: String] = [:]
    for id in questionnaire.cards.map(\.id) where answer.figures[id] != nil {
      cells[id] = words.cell(of: id)
      if answer.allows(id, limit: nil) == false {
        losses[id] = words.loss(of: id, limit: nil)
      }
    }
    legend = words.legend()
    legendOfLimit = words.legend(limit: 0)
    self.cells = cells
    self.losses = losses
  }
}

extension Question {
  /// The figure that decides each answer, in the order of the options; nil for
  /// an answer that rules nothing out.
  fileprivate func criteria(among cards: [Card]) -> [Criterion?] {
    switch form {
    case .word(let options): options.map(\.criterion)
    case .number(_, let criterion): [criterion]
    case .pattern: cards.map { .newLines(today: $0.id) }
    }
  }
}
