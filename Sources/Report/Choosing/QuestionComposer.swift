import Catalog
import Verdicts

/// Composes the questions of `compare choose` with the
/// figures that decide them.
package struct QuestionComposer {
  let questionnaire: Questionnaire
  let detail: Detail

  package init(questionnaire: Questionnaire, detail: Detail) {
    self.questionnaire = questionnaire
    self.detail = detail
  }

  /// All questions, each with its figures.
  package var document: Document {
    Document(origin: Composer.origin, sections)
  }

  @ListBuilder<[Block]>
  private var sections: [[Block]] {
    detail.title("Which one for us?") + introduction
    for (place, question) in questionnaire.questions.enumerated() {
      section(of: question, number: place + 1)
    }
    undecided
    UnmeasuredWords(questionnaire.cards).blocks(detail)
  }

  /// One question with what its answers mean.
  func document(of question: Question) -> Document {
    Document([[.sentence(question.rule)] + groups(for: question)])
  }

  private var introduction: [Block] {
    let count = questionnaire.questions.count
    return [
      .paragraph([
        Span(
          """
          'swift run compare choose' asks these \(count) questions at a \
          terminal; as options they are answered at once, as in 'compare \
          choose --changes rules --types 10'. Each may be left out.
          """
        ),
        Span(
          """
          No answer has a default, nothing is added up, and the order of the \
          patterns is no ranking. All figures are of small apps by one team.
          """
        ),
        Span(misuses.joined(separator: " ")),
      ])
    ]
  }

  /// The patterns that are shown and are no answer.
  private var misuses: [String] {
    questionnaire.cards.compactMap { card in
      card.misusedName.map {
        "\(card.shortName) is \($0) misused, and never an answer."
      }
    }
  }

  private func section(of question: Question, number: Int) -> [Block] {
    let option =
      "As an option: '--\(question.id.rawValue) \(question.placeholder)'."
    let figures =
      if detail.isScreen { groups(for: question) } else { table(for: question) }
    return [
      .heading(detail.sectionLevel, [Span("\(number). \(question.text)")]),
      .paragraph([question.decider, question.rule, option].map { Span($0) }),
    ] + figures
  }

  // MARK: A screen

  /// The answers with the patterns by figure, in a line or two each.
  private func groups(for question: Question) -> [Block] {
    switch question.form {
    case .word(let options):
      let rows = options.map { Definition($0.word, meaning(of: $0)) }
      return [.nested([.definitions(rows)])]
    case .number(_, let criterion):
      let groups = groups(by: criterion).capitalizedFirst
      return [.nested([.sentence(groups)])]
    case .pattern:
      let ids = questionnaire.cards.map(\.id).joined(separator: ", ")
      return [.nested([.sentence("The patterns: \(ids).")])]
    }
  }

  /// The patterns by what an option counts; its meaning if it counts nothing.
  private func meaning(of option: Question.Option) -> String {
    if let criterion = option.criterion { return groups(by: criterion) }
    return "\(option.meaning): rules no pattern out."
  }

  private func groups(by criterion: Criterion) -> String {
    let words = words(for: criterion)
    if words.measured.figures.isEmpty { return "no figure." }
    let groups = words.groups(of: questionnaire.cards)
    let sentences = ["\(words.subject): \(groups).", words.tolerance]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  private func words(for criterion: Criterion) -> CriterionWords {
    CriterionWords(
      questionnaire.figures(for: criterion),
      of: questionnaire.cards
    )
  }

  // MARK: A page

  /// A row for each pattern, a column for each answer, and what
  /// the figures count.
  private func table(for question: Question) -> [Block] {
    let columns = columns(for: question)
    let names = Report.Column<Card> { card in
      let tone: Span.Tone = if card.isMisuse { .faint } else { .strong }
      return [Span(card.shortName, tone)]
    }
    let answers = columns.map { column in
      Report.Column<Card>(column.head, .right) { column.words.cell(of: $0.id) }
    }
    let table = Table(
      of: questionnaire.cards,
      flexible: 0,
      overflow: .numberToFit(from: 1),
      isDense: true,
      columns: [names] + answers
    )
    if question.form == .pattern { return [.table(table)] }
    let meanings = columns.map { Definition($0.head, $0.words.legend()) }
    return [.table(table), .definitions(meanings)]
  }

  /// An answer with its figures.
  private struct Column {
    let head: String
    let words: CriterionWords
  }

  private func columns(for question: Question) -> [Column] {
    switch question.form {
    case .word(let options):
      options.compactMap(column).filter { !$0.words.measured.figures.isEmpty }
    case .number(_, let criterion):
      [Column(head: question.id.rawValue, words: words(for: criterion))]
    case .pattern:
      questionnaire.cards.map {
        Column(head: $0.shortName, words: words(for: .newLines(today: $0.id)))
      }
    }
  }

  /// The column of an option; nil if it counts nothing.
  private func column(of option: Question.Option) -> Column? {
    option.criterion.map { Column(head: option.word, words: words(for: $0)) }
  }

  /// The questions that are not asked.
  @ListBuilder<Block>
  private var undecided: [Block] {
    let ids = questionnaire.undecided.map { "'\($0.id.rawValue)'" }
    if !ids.isEmpty {
      Block.sentence("Not asked, as there is no figure: \(listed(ids)).")
    }
  }
}
