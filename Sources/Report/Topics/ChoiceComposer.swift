import Catalog
import Examples
import Verdicts

/// Composes the patterns' figures for some wishes, and the answers if the wishes were asked for.
package struct ChoiceComposer {
  let choice: Choice
  let detail: Detail

  package init(choice: Choice, detail: Detail) {
    (self.choice, self.detail) = (choice, detail)
  }

  package var document: Document {
    let title: [Block] =
      [.heading(1, ["Which one?"])] + Self.introduction.map { .paragraph([Span($0)]) }
    guard let answers = choice.answers else {
      return Document(
        origin: Composer.origin,
        [detail.isPage ? title : [], [.table(matrix)] + meanings + [legend, untold]])
    }
    return Document([
      detail.isPage ? title : [], [.table(matrix), legend], blocks(of: answers) + [untold],
      detail == .all ? meanings : [],
    ])
  }

  private var matrix: Table {
    let heads = choice.cards.map {
      Table.Column(head: [Span($0.shortName, .strong)], alignment: .right)
    }
    var table = Table(
      columns: [.init(head: ["wish=limit"])] + heads, flexible: 0, overflow: .numberToFit(from: 1),
      isDense: true)
    for row in choice.wishes {
      let cells = choice.cards.map { card -> [Span] in
        let isJudged = card.misuseOf == nil && row.figures[card.id] != nil
        let figure = text(row, card.id)
        guard isJudged else { return [Span(figure, .faint)] }
        let mark = Span.mark(row.metBy.contains(card.id))
        return [Span(mark.text + figure, mark.tone)]
      }
      table.add([[Span(row.wish.argument)]] + cells)
    }
    return table
  }

  /// A pattern's figure: `86%`, `4`, `yes`; a question mark if there is none.
  private func text(_ row: WishFigures, _ id: Card.ID) -> String {
    guard let value = row.figures[id] else { return "?" }
    if row.wish.limit == nil { return value > 0 ? "yes" : "no" }
    return figureText(value, row.wish.most == nil ? .percent : .none).replacing(" ", with: "")
  }

  /// How near to the limit a figure is that misses it by a difference which verdicts call equal; empty for any other.
  private func nearness(_ row: WishFigures, _ id: Card.ID) -> String {
    guard row.isNearMiss(of: id) else { return "" }
    return row.wish.most.map { row.figures[id] == Double($0 + 1) } == true
      ? " (one more)" : " (nearly)"
  }

  /// The signs, examples and misuses in the matrix.
  private var legend: Block {
    let misuses = choice.cards.filter { $0.misuseOf != nil }.map { "\($0.shortName): a misuse." }
    let wishes = choice.wishes.map(\.wish)
    let examples = Example.all.filter { wishes.map(\.example).contains($0) }
    let most = examples.max { one, other in
      wishes.count { $0.example == one } < wishes.count { $0.example == other }
    }
    let few = wishes.filter { $0.example != most }.map { "\($0.id) in \($0.example.name)" }
    let rest = most.map { "\(few.isEmpty ? "figures" : "the others") in \($0.name)" }
    let places = few + [rest].compactMap(\.self)
    let gap = choice.cannotBeTold.isEmpty ? "" : ", ? no figure"
    let signs = "✔ met, ✘ missed\(gap); \(places.joined(separator: ", "))."
    return .paragraph(([signs] + misuses).map { Span($0, .faint) })
  }

  /// The meaning of each wish, with the limits that would change no mark.
  private var meanings: [Block] {
    let rows = choice.wishes.map { row in
      let limits = row.sameLimits.map { same in
        let ends = Set([same.lowerBound, same.upperBound]).sorted().map { "\(Int($0))" }
        return " (\(ends.joined(separator: "–")))"
      }
      let definition = detail.isScreen ? nil : ". \(row.wish.measure.definition)"
      return Definition(row.wish.id, row.wish.meaning + (limits ?? "") + (definition ?? ""))
    }
    let ask = "In brackets: limits of the same marks. Ask: compare choose --need few-types=3"
    return [.definitions(rows), .paragraph([Span(ask)])]
  }

  /// The patterns that meet all wishes, or come closest, and what the others miss.
  private func blocks(of answers: [Choice.Answer]) -> [Block] {
    if answers.isEmpty { return [] }
    let names = Dictionary(uniqueKeysWithValues: choice.cards.map { ($0.id, $0.shortName) })
    let rest = choice.cannotBeTold.isEmpty ? "" : " that can be told"
    let met = answers.filter(\.misses.isEmpty).compactMap { names[$0.pattern] }
    let unbeaten = answers.filter(\.beatenBy.isEmpty)
    guard met.isEmpty else {
      let others = answers.filter { !$0.misses.isEmpty }
      return [.paragraph([Span("Meet all\(rest): \(listed(met)).", .strong)])]
        + (others.isEmpty
          ? [] : [.paragraph(["What each of the others gives up:"]), losses(of: others)])
    }
    let beaten = answers.compactMap { answer -> String? in
      let better = answer.beatenBy.compactMap { names[$0] }
      guard let first = better.first, let name = names[answer.pattern] else { return nil }
      return
        "\(name) by \(better.count > 2 ? "\(better.count) patterns" : listed([first] + better.dropFirst()))"
    }
    return [
      .paragraph([
        Span("None meets all\(rest).", .strong), "Not beaten, and what each gives up:",
      ]), losses(of: unbeaten),
      .paragraph([
        Span("Beaten (another meets or comes closer to a wish, and is behind on none):"),
        Span("\(beaten.isEmpty ? "none" : beaten.joined(separator: ", "))."),
      ]),
    ]
  }

  /// What patterns give up, those together that give up the same.
  private func losses(of answers: [Choice.Answer]) -> Block {
    let texts = answers.map { answer in
      choice.wishes.filter { answer.misses.contains($0.wish.id) }.map {
        loss(of: $0, for: answer.pattern)
      }
    }
    return .definitions(
      texts.distinct().map { loss in
        let same = zip(answers, texts).filter { $0.1 == loss }.map(\.0.pattern)
        let names = choice.cards.filter { same.contains($0.id) }.map(\.shortName)
        return Definition([Span(names.joined(separator: ", "))], .phrases(loss))
      })
  }

  /// A wish that a pattern does not meet, with its figure: `few-types 7 (one more)`.
  private func loss(of wish: WishFigures, for pattern: Card.ID) -> String {
    guard wish.wish.limit != nil else { return wish.wish.id }
    return "\(wish.wish.id) \(text(wish, pattern))\(nearness(wish, pattern))"
  }

  private var untold: Block {
    let all = choice.cannotBeTold + ["growth, cost of change, team size"]
    return .paragraph([Span("Cannot be told: \(all.joined(separator: "; ")).")])
  }

  private static let introduction = [
    """
    Wishes of somebody who chooses an architecture, beside the figures of the examples, which are small. \
    `swift run compare choose --need isolated-tests --need few-types=3` prints the patterns that meet some wishes, or \
    those that no other pattern beats on them, and what each of the others gives up.
    """,
    """
    A figure within its limit is as good as any other, and one beyond it is a miss, by however little; an answer says \
    where it is one more. Of two figures beyond it, those one apart, or within a tenth, count as equal, unless one is 0. \
    Nothing here ranks architectures.
    """,
  ]
}
