import Catalog
import Verdicts

/// Composes what follows from the answers to some questions
/// of `compare choose`.
package struct DecisionComposer {
  /// An answer with the words for its figures.
  private struct Column {
    let answer: Decision.Answer
    let words: CriterionWords

    /// The question and the answer, such as `types 10`.
    var label: String { "\(answer.need.question.rawValue) \(answer.need.text)" }
  }

  let decision: Decision
  let detail: Detail

  package init(decision: Decision, detail: Detail) {
    self.decision = decision
    self.detail = detail
  }

  package var document: Document {
    let title = detail.title("Which one for us?")
    return Document([
      title + result + figures,
      separation,
      rejected,
      turns,
      UnmeasuredWords(shown).blocks(detail),
    ])
  }

  /// The remaining patterns; all if none remains.
  private var shown: [Card] {
    if decision.remaining.isEmpty { return decision.questionnaire.candidates }
    return decision.remaining
  }

  private var columns: [Column] {
    decision.answers.compactMap { answer in
      answer.figures.map { Column(answer: answer, words: words(for: $0)) }
    }
  }

  private func words(for figures: CriterionFigures) -> CriterionWords {
    CriterionWords(figures, of: decision.questionnaire.cards)
  }

  private func heading(_ text: String) -> Block {
    .heading(detail.sectionLevel, [Span(text)])
  }

  // MARK: What remains

  private var result: [Block] {
    var spans = [Span(resultText, .strong)]
    if !decision.untold.isEmpty {
      let names = listed(decision.untold.map(\.shortName))
      spans.append(Span("Nothing is said of \(names): a figure is missing."))
    }
    return [.paragraph(spans)]
  }

  private var resultText: String {
    let names = decision.remaining.map(\.shortName)
    let all = decision.questionnaire.candidates.count
    switch names.count {
    case 0: return "No pattern remains."
    case all: return "All \(all) patterns remain."
    case 1: return "Of \(all) patterns one remains: \(names[0])."
    default:
      return "Of \(all) patterns \(names.count) remain: \(listed(names))."
    }
  }

  /// The figures of the remaining patterns for each answer,
  /// and what they count.
  private var figures: [Block] {
    let columns = columns
    guard !columns.isEmpty else { return [] }
    let legend = Block.definitions(
      columns.map { column in
        let limit = column.answer.need.limit
        return Definition(column.label, column.words.legend(limit: limit))
      }
    )
    if decision.remaining.isEmpty { return [legend] }
    return [.table(table(of: columns)), legend]
  }

  /// A row for each remaining pattern, a column for each answer.
  private func table(of columns: [Column]) -> Table {
    let names = Report.Column<Card> { [Span($0.shortName, .strong)] }
    let answers = columns.map { column in
      Report.Column<Card>(column.label, .right) { column.words.cell(of: $0.id) }
    }
    return Table(
      of: decision.remaining,
      flexible: 0,
      overflow: .split,
      columns: [names] + answers
    )
  }

  /// If many remain, the question that would tell most of them apart.
  private var separation: [Block] {
    guard decision.remaining.count > Decision.fewEnough else { return [] }
    guard let found = decision.separation else {
      return [.sentence("No question that is left tells two of them apart.")]
    }
    let words = words(for: found.figures)
    let subject = words.subject.capitalizedFirst
    let groups = words.groups(of: decision.remaining)
    let answer = found.option?.word ?? found.question.placeholder
    let option = "--\(found.question.id.rawValue) \(answer)"
    return [
      .paragraph([
        Span("'\(option)' tells most of them apart."),
        Span("\(subject): \(groups)."),
      ])
    ]
  }

  // MARK: What the others give up

  private var rejected: [Block] {
    guard !decision.rejected.isEmpty else { return [] }
    let columns = columns
    let rows = decision.rejected.map { rejection in
      let needs = rejection.answers.map(\.need)
      let decisive = needs.compactMap { need in
        columns.first { $0.answer.need == need }
      }
      let losses = decisive.map { loss(of: rejection.card, $0) }
      return Definition(
        rejection.card.shortName,
        losses.joined(separator: "; ")
      )
    }
    return [heading("What the others would give up"), .definitions(rows)]
  }

  private func loss(of card: Card, _ column: Column) -> String {
    let loss = column.words.loss(of: card.id, limit: column.answer.need.limit)
    return "\(column.answer.need.question.rawValue): \(loss)"
  }

  // MARK: What would change the answer

  private var turns: [Block] {
    guard !columns.isEmpty else { return [] }
    let heading = heading("What would change the answer")
    if decision.turns.isEmpty { return [heading, .list([[Self.noTurn]])] }
    return [heading, .list(decision.turns.map { [Span(text(of: $0))] })]
  }

  private static let noTurn: Span =
    "No answer, changed alone, lets a pattern in or rules one out."

  private func text(of turn: Decision.Turn) -> String {
    let changed = turn.gained + turn.lost
    let names = listed(changed.map(\.shortName))
    let remain = Verb.remain.form(for: changed.count)
    switch turn.change {
    case .leftOut:
      return "Without '\(turn.need.argument)' \(names) \(remain) too."
    case .limit(let limit):
      let other = turn.need.limited(to: limit).argument
      if turn.lost.isEmpty { return "With '\(other)' \(names) \(remain) too." }
      return "With '\(other)' \(names) \(Verb.go.form(for: changed.count))."
    }
  }
}
