import Catalog
import Comparison
import Examples
import Measures
import TerminalText

extension TextReport {
  /// Two patterns beside each other, and their differences in words.
  func comparison(of findings: Findings) -> [[String]] {
    let cards = findings.patterns.map(\.card)
    let ids = Set(cards.map(\.id))
    let between = findings.patterns.flatMap(\.claims).compactMap { finding -> ClaimFinding? in
      let others = cards.filter { $0.id != finding.card.id }
      if others.contains(where: finding.claim.compares) { return finding }
      guard let misuse = finding.misuses.first(where: { ids.contains($0.card.id) }) else { return nil }
      // What is said against a pattern is of interest beside its misuse too, and what is said of it where that differs.
      guard misuse.isOwn else { return misuse.finding }
      return finding.places(onlyFor: misuse).isEmpty ? nil : finding
    }
    return [
      setter.paragraph(setter.words(findings.patterns.map(\.card.name).joined(separator: " and "), .bold)),
      heads(of: findings) + misuse(in: cards), figures(of: findings),
    ] + failures(in: findings) + breaches(of: findings)
      + findings.examples.map { differences(of: findings, in: $0) }
      + [claims(between, among: ids), totals(of: findings) + next(findings)]
  }

  /// Says which of the patterns is none, if one is another's misuse.
  private func misuse(in cards: [Card]) -> [String] {
    cards.flatMap { card -> [String] in
      guard let name = card.misusedName else { return [] }
      let text =
        "\(card.name) is no pattern but the misuse of \(name): what is claimed against \(name) is judged here against \(card.name)."
      return setter.paragraph(setter.words(text))
    }
  }

  private func heads(of findings: Findings) -> [String] {
    var table = Table([.left, .left, .left], broken: 2)
    for pattern in findings.patterns {
      let roles = pattern.card.roles.map(\.name)
      table.add([
        setter.words(pattern.card.id, .bold), setter.words(counted(roles.count, "role")),
        setter.phrases(roles),
      ])
    }
    return table.lines(setter)
  }

  /// Every figure in which the two differ, in a sentence each.
  private func differences(of findings: Findings, in example: Example) -> [String] {
    guard let one = findings.patterns.first, let other = findings.patterns.dropFirst().first,
      let code = one.code, let otherCode = other.code,
      [one, other].allSatisfy({ $0.examples.contains(example) })
    else { return [] }
    var (sentences, same): ([String], [String]) = ([], [])
    // What ranks nothing at this size, and what only says how much is not seen, makes no difference of the two.
    for measure in [Measure.Group.cost, .coupling, .tests].flatMap(\.measures) {
      guard let value = code.value(of: measure, in: example),
        let otherValue = otherCode.value(of: measure, in: example)
      else { continue }
      if value == otherValue {
        same.append(measure.name)
      } else {
        sentences.append(sentence(measure, (one.card, value), (other.card, otherValue)))
      }
    }
    return setter.paragraph(setter.words("Differences in \(example.name)", .bold))
      + sentences.flatMap { setter.paragraph(setter.words($0), indent: 2) }
      + setter.paragraph(setter.words("The same:", .dim) + setter.phrases(same, .dim), indent: 2)
  }

  private func sentence(
    _ measure: Measure, _ one: (card: Card, value: Double), _ other: (card: Card, value: Double)
  ) -> String {
    let (more, less) = one.value > other.value ? (one, other) : (other, one)
    let (whole, part) = (figureText(more.value, of: measure), figureText(less.value, of: measure))
    // A share less another is no share of anything.
    guard measure.unit == .none else {
      return
        "\(measure.name.capitalizedFirst): \(whole) in \(more.card.name), \(part) in \(less.card.name)."
    }
    return "\(more.card.name) has more \(measure.name) than \(less.card.name): \(whole) against \(part)."
  }
}
