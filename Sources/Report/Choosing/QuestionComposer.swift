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
    let title: [Block] =
      if detail.isPage { [.heading(1, ["Which one for us?"])] } else { [] }
    let questions = questionnaire.questions.enumerated().map {
      place,
      question in
      section(of: question, number: place + 1)
    }
    return Document(
      origin: Composer.origin,
      [title + introduction] + questions + [
        undecided, UnmeasuredWords(questionnaire.cards).blocks(detail),
      ]
    )
  }

  /// One question with what its answers mean.
  func document(of question: Question) -> Document {
    Document([[.paragraph([Span(question.rule)])] + groups(for: question)])
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
      .heading(detail.isPage ? 2 : 3, [Span("\(number). \(question.text)")]),
      .paragraph([question.decider, question.rule, option].map { Span($0) }),
    ] + figures
  }

  // MARK: A screen

  /// The answers with the patterns by figure, in a line or two each.
  private func groups(for question: Question) -> [Block] {
    switch question.form {
    case .word(let options):
      let rows = options.map { option in
        let words = option.criterion.map { self.words(for: $0) }
        return Definition(
          option.word,
          words.map(groups) ?? "\(option.meaning): rules no pattern out."
        )
      }
      return [.nested([.definitions(rows)])]
    case .number(_, let criterion):
      return [
        .nested([
          .paragraph([Span(groups(words(for: criterion)).capitalizedFirst)])
        ])
      ]
    case .pattern:
      let ids = questionnaire.cards.map(\.id).joined(separator: ", ")
      return [.nested([.paragraph([Span("The patterns: \(ids).")])])]
    }
  }

  private func groups(_ words: CriterionWords) -> String {
    if words.figures.figures.isEmpty { return "no figure." }
    let tolerance =
      if words.tolerance.isEmpty { "" } else { " \(words.tolerance)" }
    return
      "\(words.subject): \(words.groups(of: questionnaire.cards)).\(tolerance)"
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
    let heads = columns.map {
      Table.Column(head: [Span($0.head)], alignment: .right)
    }
    var table = Table(
      columns: [.init()] + heads,
      flexible: 0,
      overflow: .numberToFit(from: 1),
      isDense: true
    )
    for card in questionnaire.cards {
      let tone: Span.Tone = if card.misuseOf == nil { .strong } else { .faint }
      table.add(
        [[Span(card.shortName, tone)]]
          + columns.map { [Span($0.words.cell(of: card.id))] }
      )
    }
    let meanings = columns.map { Definition($0.head, $0.words.legend()) }
    let legend: [Block] =
      if question.form == .pattern { [] } else { [.definitions(meanings)] }
    return [.table(table)] + legend
  }

  /// An answer with its figures.
  private struct Column {
    let head: String
    let words: CriterionWords
  }

  private func columns(for question: Question) -> [Column] {
    switch question.form {
    case .word(let options):
      options.compactMap { option in
        option.criterion.map {
          Column(head: option.word, words: words(for: $0))
        }
      }.filter { !$0.words.figures.figures.isEmpty }
    case .number(_, let criterion):
      [Column(head: question.id.rawValue, words: words(for: criterion))]
    case .pattern:
      questionnaire.cards.map {
        Column(head: $0.shortName, words: words(for: .newLines(today: $0.id)))
      }
    }
  }

  /// The questions that are not asked.
  private var undecided: [Block] {
    let ids = questionnaire.undecided.map { "'\($0.id.rawValue)'" }
    return ids.isEmpty
      ? []
      : [
        .paragraph([Span("Not asked, as there is no figure: \(listed(ids)).")])
      ]
  }
}
