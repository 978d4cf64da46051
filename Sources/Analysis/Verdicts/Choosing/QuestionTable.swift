import Catalog
import Examples

/// The questions of `compare choose` with all figures and answers, as values: for JSON, and for a script that asks them.
///
/// A script needs no rule of its own. Of a word alone, `remaining` has the patterns that it does not rule out. Of a number, also behind a word,
/// a pattern remains if the number is at least the one in `limits` or, for `atLeast`, at most. All answers hold together, and a misuse never
/// remains. The nearest numbers with which other patterns remain are those in `limits`, and those beside them.
public struct QuestionTable: Sendable, Encodable {
  /// A pattern.
  struct Pattern: Sendable, Encodable {
    let id: Card.ID
    let name: String
    let isMisuse: Bool
  }

  /// What an answer is made of.
  enum Form: String, Sendable, Encodable {
    case word, number, pattern
  }

  /// The side on which a figure may lie of a limit.
  enum Direction: String, Sendable, Encodable {
    case atMost, atLeast
  }

  /// The figures of one answer.
  struct Option: Sendable, Encodable {
    /// The word or the pattern's id; nil if the answer is a number alone.
    let word: String?
    let meaning: String?
    /// The patterns that the word alone does not rule out; nil if there is always a number.
    let remaining: [Card.ID]?
    /// The example of the figures; nil if the answer rules nothing out.
    let example: Example?
    /// The change request that they are about, and its text; nil for other figures.
    let request: ChangeRequest.ID?
    let requestSummary: String?
    /// The largest difference between two authors of one pattern, and the one that does not tell two patterns apart; nil for other figures.
    let spread: Int?
    let tolerance: Int?
    let figures: [Card.ID: Double]?
    let brokenTests: [Card.ID: Int]?
    /// The strictest number that leaves each pattern; nil if the answer has no number.
    let limits: [Card.ID: Int]?
    /// For each pattern that can be an answer those after it which the figure tells apart from it; nil if no answer of the question rules a
    /// pattern out without the code of today.
    let apart: [Card.ID: [Card.ID]]?
  }

  /// A question.
  struct Row: Sendable, Encodable {
    let id: Question.ID
    let text: String
    let decider: String
    let rule: String
    let form: Form
    /// The least and the largest number that an answer can have.
    let least: Int
    let largest: Int
    /// Which figures a number leaves.
    let direction: Direction
    let options: [Option]
  }

  /// What nobody measured, with what the sources say of it.
  struct Topic: Sendable, Encodable {
    let name: String
    let claims: [Saying]
  }

  /// A claim without a figure.
  struct Saying: Sendable, Encodable {
    let claim: Claim.ID
    let pattern: Card.ID
    let text: String
    let source: String
  }

  /// Some answers with what follows from them, by which a script tests itself.
  struct Sample: Sendable, Encodable {
    let answers: [Need]
    let remaining: [Card.ID]
    /// The questions whose answers rule a pattern out, by pattern.
    let rejected: [Card.ID: [Question.ID]]
    let untold: [Card.ID]
    let turns: [Decision.Turned]
    /// Whether many remain or not; nil if no question is left that tells two of them apart.
    let separation: Decision.Separated?
  }

  /// The number of remaining patterns above which a further question is worth asking.
  let fewEnough = Decision.fewEnough
  let patterns: [Pattern]
  let questions: [Row]
  let unmeasured: [Topic]
  let samples: [Sample]

  /// Creates the table of a questionnaire.
  public init(_ questionnaire: Questionnaire) {
    patterns = questionnaire.cards.map { card in
      Pattern(id: card.id, name: card.shortName, isMisuse: card.misuseOf != nil)
    }
    questions = questionnaire.questions.map { Row($0, of: questionnaire) }
    unmeasured = UnmeasuredTopic.all.map { Topic($0, among: questionnaire.cards) }
    samples = Self.needs(of: questionnaire).map { Sample(Decision($0, in: questionnaire)) }
  }

  /// Each answer alone, with the figure in the middle as its number, then the last answer of every question together.
  private static func needs(of questionnaire: Questionnaire) -> [[Need]] {
    let byQuestion = questionnaire.questions.map { question in
      needs(for: question, in: questionnaire)
    }
    return byQuestion.joined().map { [$0] } + [byQuestion.compactMap(\.last)]
  }

  private static func needs(for question: Question, in questionnaire: Questionnaire) -> [Need] {
    func middle(_ criterion: Criterion) -> Int {
      let values = questionnaire.figures(for: criterion).figures.values.sorted()
      return values.isEmpty ? 0 : Int(values[values.count / 2].rounded())
    }
    switch question.form {
    case .word(let options):
      return options.map {
        Need(question: question.id, word: $0.word, limit: nil, criterion: $0.criterion)
      }
    case .number(_, let criterion):
      return [Need(question: question.id, word: nil, limit: middle(criterion), criterion: criterion)]
    case .pattern:
      return questionnaire.cards.prefix(1).map { card in
        let criterion = Criterion.newLines(today: card.id)
        return Need(question: question.id, word: card.id, limit: middle(criterion), criterion: criterion)
      }
    }
  }
}

extension QuestionTable.Row {
  fileprivate init(_ question: Question, of questionnaire: Questionnaire) {
    id = question.id
    text = question.text
    decider = question.decider
    rule = question.rule
    switch question.form {
    case .word(let words):
      form = .word
      least = Question.numberRange.lowerBound
      largest = Question.numberRange.upperBound
      direction = .atMost
      options = words.map { QuestionTable.Option(word: $0.word, $0.meaning, $0.criterion, of: questionnaire) }
    case .number(let range, let criterion):
      form = .number
      least = range.lowerBound
      largest = range.upperBound
      direction = questionnaire.figures(for: criterion).isUpperBound ? .atMost : .atLeast
      options = [QuestionTable.Option(word: nil, nil, criterion, of: questionnaire, isLimited: true)]
    case .pattern:
      form = .pattern
      least = Question.numberRange.lowerBound
      largest = Question.numberRange.upperBound
      direction = .atMost
      options = questionnaire.cards.map { card in
        QuestionTable.Option(word: card.id, card.shortName, .newLines(today: card.id), of: questionnaire)
      }
    }
  }
}

extension QuestionTable.Option {
  fileprivate init(
    word: String?, _ meaning: String?, _ criterion: Criterion?, of questionnaire: Questionnaire,
    isLimited: Bool = false
  ) {
    let figures = criterion.map(questionnaire.figures)
    let request = criterion?.request
    self.word = word
    self.meaning = meaning
    remaining =
      isLimited
      ? nil
      : questionnaire.candidates.map(\.id).filter { id in
        figures.map { $0.allows(id, limit: nil) == true } ?? true
      }
    example = figures?.example
    self.request = request?.id
    requestSummary = request?.summary
    spread = request == nil ? nil : figures?.spread
    tolerance = figures?.tolerance
    self.figures = figures?.figures
    brokenTests = request == nil ? nil : figures?.brokenTests
    limits = figures.flatMap { Self.limits(of: $0) }
    apart = figures.flatMap { Self.apart($0, questionnaire.candidates.map(\.id)) }
  }

  private static func limits(of figures: CriterionFigures) -> [Card.ID: Int]? {
    guard figures.criterion != .stepsOfViews else { return nil }
    var limits: [Card.ID: Int] = [:]
    for id in figures.figures.keys { limits[id] = figures.strictestLimit(for: id) }
    return limits
  }

  private static func apart(_ figures: CriterionFigures, _ ids: [Card.ID]) -> [Card.ID: [Card.ID]]? {
    if case .newLines = figures.criterion { return nil }
    var apart: [Card.ID: [Card.ID]] = [:]
    for (place, id) in ids.enumerated() {
      let others = ids[(place + 1)...].filter { figures.tellsApart(id, $0) }
      if !others.isEmpty { apart[id] = others }
    }
    return apart
  }
}

extension QuestionTable.Topic {
  fileprivate init(_ topic: UnmeasuredTopic, among cards: [Card]) {
    name = topic.name
    claims = cards.flatMap { card in
      card.claims.filter { topic.claims.contains($0.id) }.map { claim in
        QuestionTable.Saying(
          claim: claim.id, pattern: card.id, text: claim.text, source: claim.source.label)
      }
    }
  }
}

extension QuestionTable.Sample {
  fileprivate init(_ decision: Decision) {
    answers = decision.answers.map(\.need)
    remaining = decision.remaining.map(\.id)
    rejected = Dictionary(
      uniqueKeysWithValues: decision.rejected.map { rejection in
        (rejection.card.id, rejection.answers.map(\.need.question))
      })
    untold = decision.untold.map(\.id)
    turns = decision.turns.map(Decision.Turned.init)
    separation = decision.separation.map(Decision.Separated.init)
  }
}
