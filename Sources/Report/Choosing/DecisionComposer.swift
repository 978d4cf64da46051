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
    let title: [Block] =
      if detail.isPage { [.heading(1, ["Which one for us?"])] } else { [] }
    let shown =
      if decision.remaining.isEmpty { decision.questionnaire.candidates } else {
        decision.remaining
      }
    return Document([
      title + result + figures, separation, rejected, turns,
      UnmeasuredWords(shown).blocks(detail),
    ])
  }

  private var columns: [Column] {
    decision.answers.compactMap { answer in
      answer.figures.map { figures in
        Column(
          answer: answer,
          words: CriterionWords(figures, of: decision.questionnaire.cards)
        )
      }
    }
  }

  private func heading(_ text: String) -> Block {
    .heading(detail.isPage ? 2 : 3, [Span(text)])
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
    let heads = columns.map {
      Table.Column(head: [Span($0.label)], alignment: .right)
    }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .split)
    for card in decision.remaining {
      table.add(
        [[Span(card.shortName, .strong)]]
          + columns.map { [Span($0.words.cell(of: card.id))] }
      )
    }
    let legend = Block.definitions(
      columns.map {
        Definition($0.label, $0.words.legend(limit: $0.answer.need.limit))
      }
    )
    return table.rows.isEmpty ? [legend] : [.table(table), legend]
  }

  /// If many remain, the question that would tell most of them apart.
  private var separation: [Block] {
    guard decision.remaining.count > Decision.fewEnough else { return [] }
    guard let found = decision.separation else {
      return [.paragraph(["No question that is left tells two of them apart."])]
    }
    let words = CriterionWords(found.figures, of: decision.questionnaire.cards)
    let answer = found.option?.word ?? found.question.placeholder
    return [
      .paragraph([
        Span(
          """
          '--\(found.question.id.rawValue) \(answer)' tells most of them apart.
          """
        ),
        Span(
          """
          \(words.subject.capitalizedFirst): \
          \(words.groups(of: decision.remaining)).
          """
        ),
      ])
    ]
  }

  // MARK: What the others give up

  private var rejected: [Block] {
    guard !decision.rejected.isEmpty else { return [] }
    let columns = columns
    let rows = decision.rejected.map { rejection in
      let losses = rejection.answers.compactMap { answer in
        columns.first { $0.answer.need == answer.need }.map {
          loss(of: rejection.card, $0)
        }
      }
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
    let texts = decision.turns.map(text)
    let nothing =
      "No answer, changed alone, lets a pattern in or rules one out."
    return [
      heading("What would change the answer"),
      .list((texts.isEmpty ? [nothing] : texts).map { [Span($0)] }),
    ]
  }

  private func text(of turn: Decision.Turn) -> String {
    let changed = turn.gained + turn.lost
    let names = listed(changed.map(\.shortName))
    let isOne = changed.count == 1
    let remains = "\(names) \(isOne ? "remains" : "remain") too."
    switch turn.change {
    case .leftOut: return "Without '\(turn.need.argument)' \(remains)"
    case .limit(let limit):
      let other = turn.need.limited(to: limit).argument
      return turn.lost.isEmpty
        ? "With '\(other)' \(remains)"
        : "With '\(other)' \(names) \(isOne ? "goes" : "go")."
    }
  }
}
