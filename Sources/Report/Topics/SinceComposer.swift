import CodeGraph
import Verdicts
import Examples

/// Composes what changed since an earlier report.
struct SinceComposer {
  let findings: Findings
  let earlier: EarlierReport
  let detail: Detail

  var document: Document {
    let title = "Changes since \(earlier.name)"
    let patterns = earlier.changes(to: findings).changes
    let same = Dictionary(grouping: patterns.filter(\.changes.isEmpty), by: \.notes).values
    let missing = findings.patterns.map(\.card).filter { !earlier.ids.contains($0.id) }.map(\.name)
    let lack = "The earlier report lacks \(listed(missing))."
    return Document(
      [[.heading(1, [Span(title)])]]
        + patterns.filter { !$0.changes.isEmpty }.map {
          [.heading(2, [Span($0.name)])] + groups(of: $0) + notes($0)
        }
        + same.sorted { $0[0].id < $1[0].id }.map { patterns in
          [.paragraph([Span("Nothing changed in \(listed(patterns.map(\.name))).")])] + notes(patterns[0])
        }
        + [
          missing.isEmpty ? [] : [.paragraph([Span(lack)])],
          Composer(findings: findings, detail: detail).totals,
        ])
  }

  private func notes(_ pattern: PatternChanges) -> [Block] {
    pattern.notes.map { .paragraph([Span("– \($0)")]) }
  }

  private func groups(of pattern: PatternChanges) -> [Block] {
    Change.Kind.allCases.flatMap { kind -> [Block] in
      let lines = pattern.changes.filter { $0.kind == kind }.map(\.line)
      let notes: [Change.Kind: String] = [
        .arrow: "pairs of types; none: neither found nor allowed",
        .rule: "'swift run compare coupling --check' says what to change",
      ]
      let title = Span("\(kind.rawValue.capitalizedFirst)s")
      return lines.isEmpty
        ? [] : [.heading(3, [title], note: notes[kind].map { [Span($0, .faint)] } ?? []), .lines(lines)]
    }
  }
}

extension Change {
  /// The change after the sign of the later state, with its remarks below.
  fileprivate var line: Line {
    let name = example.map { id in (Example.all.first { $0.id == id }?.name ?? id) + ": " } ?? ""
    let (old, new) = (before?.text ?? "none", after?.text ?? "none")
    let word = String(new.prefix { $0.isLetter })
    let signs: [String: Character] = ["passed": "✔", "failed": "✘", "forbidden": "✘"]
    var sign = signs[word] ?? Verdict(rawValue: word)?.words.sign ?? RuleState(rawValue: word)?.sign.0 ?? " "
    var text = "\(name)\(subject): was \(old); now \(new)"
    switch kind {
    case .figure, .test: return Line(text: "\(name)\(subject): \(old) → \(new)")
    case .rule:
      text = (after == nil ? "mended: " : before == nil ? "broken: " : "\(old) → \(new) places: ") + subject
      sign = after == nil ? "✔" : "✘"
    case .arrow, .verdict, .scenario: break
    }
    // The side of a claim is not known here, and a con that holds is no good news.
    let good: Span.Tone = kind == .verdict ? .plain : .good
    return Line(
      mark: "\(sign) ", text: PlacedText(text), tone: sign == "✘" ? .bad : sign == "✔" ? good : .plain,
      more: remarks)
  }
}
