import CodeGraph
import Examples
import Verdicts

/// Composes what changed since an earlier report.
struct SinceComposer {
  let findings: Findings
  let earlier: EarlierReport
  let detail: Detail

  var document: Document {
    let patterns = earlier.changes(to: findings).changes
    let changed = patterns.filter { !$0.isEmpty }
    let unchanged = patterns.filter(\.isEmpty)
    return Document(
      [[.heading(1, [Span("Changes since \(earlier.name)")])]]
        + changed.map(section)
        + sections(unchanged: unchanged) + [
          lack, Composer(findings: findings, detail: detail).totals,
        ]
    )
  }

  private func section(of pattern: PatternChanges) -> [Block] {
    [.heading(2, [Span(pattern.name)])] + touched(in: pattern)
      + groups(of: pattern) + notes(on: pattern)
  }

  /// The numbers of files, types and roles that were touched, and their names.
  @ListBuilder<Block>
  private func touched(in pattern: PatternChanges) -> [Block] {
    if let touched = pattern.touched, !touched.isEmpty {
      Block.heading(
        3,
        ["Touched"],
        note: [Span("files whose code differs, comments apart", .faint)]
      )
      Block.lines([
        Line(
          text: """
            \(counted(touched.files, "file")), \
            \(counted(touched.types.count, "type")) of \
            \(counted(touched.roles.count, "role")), \
            \(counted(touched.testFiles.count, "test file"))
            """,
          more: touched.names
        )
      ])
    }
  }

  /// The patterns in which nothing changed, by what was not compared.
  private func sections(unchanged patterns: [PatternChanges]) -> [[Block]] {
    let byNotes = Dictionary(grouping: patterns, by: \.notes).values.sorted {
      $0[0].id < $1[0].id
    }
    return byNotes.map { same in
      [.paragraph([Span("Nothing changed in \(listed(same.map(\.name))).")])]
        + notes(on: same[0])
    }
  }

  private func notes(on pattern: PatternChanges) -> [Block] {
    pattern.notes.map { .paragraph([Span("– \($0)")]) }
  }

  /// The patterns that the earlier report does not have.
  private var lack: [Block] {
    let missing = findings.patterns.map(\.card).filter {
      !earlier.ids.contains($0.id)
    }.map(\.name)
    if missing.isEmpty { return [] }
    return [.paragraph([Span("The earlier report lacks \(listed(missing)).")])]
  }

  /// The changes of each kind under a heading.
  @ListBuilder<Block>
  private func groups(of pattern: PatternChanges) -> [Block] {
    for kind in Change.Kind.allCases {
      let changes = pattern.changes.filter { $0.kind == kind }
      if !changes.isEmpty {
        Block.heading(
          3,
          [Span("\(kind.rawValue.capitalizedFirst)s")],
          note: kind.note
        )
        Block.lines(changes.map(\.line))
      }
    }
  }
}

extension TouchedFiles {
  /// The types with their roles, and the files of tests.
  @ListBuilder<String>
  fileprivate var names: [String] {
    types.map { type in
      type.role.map { "\(type.name): \($0)" } ?? "\(type.name): no role"
    }
    testFiles.map { "\($0): tests" }
  }
}

extension Change.Kind {
  /// A note after the heading of the changes.
  fileprivate var note: [Span] {
    switch self {
    case .arrow:
      [Span("pairs of types; none: neither found nor allowed", .faint)]
    case .rule:
      [Span("'swift run compare coupling --check' says what to change", .faint)]
    case .figure, .test, .verdict, .scenario: []
    }
  }
}

extension Change {
  /// The change after the sign of the later state, with its remarks below.
  fileprivate var line: Line {
    switch kind {
    case .figure, .test:
      Line(text: "\(place): \(words(before)) → \(words(after))")
    case .rule where after == nil:
      Line(mark: "✔ ", text: "mended: \(subject)", tone: .good, more: remarks)
    case .rule:
      Line(mark: "✘ ", text: PlacedText(breach), tone: .bad, more: remarks)
    case .arrow, .verdict, .scenario:
      Line(
        mark: "\(sign) ",
        text: "\(place): was \(words(before)); now \(words(after))",
        tone: tone,
        more: remarks
      )
    }
  }

  private func words(_ value: Value?) -> String { value?.text ?? "none" }

  /// The subject after the name of the example, if it is about one.
  private var place: String {
    guard let example else { return subject }
    let name = Example.all.first { $0.id == example }?.name ?? example
    return "\(name): \(subject)"
  }

  /// A rule that is broken now, in how many places if it was broken before.
  private var breach: String {
    if before == nil { return "broken: \(subject)" }
    return "\(words(before)) → \(words(after)) places: \(subject)"
  }

  // MARK: States

  /// The sign of the later state; a space for one without a sign.
  private var sign: Character {
    let state = String(words(after).prefix { $0.isLetter })
    switch state {
    case "passed": return "✔"
    case "failed", "forbidden": return "✘"
    default:
      return Verdict(rawValue: state)?.words.sign ?? RuleState(rawValue: state)?
        .sign ?? " "
    }
  }

  private var tone: Span.Tone {
    switch sign {
    case "✘": .bad
    // The side of a claim is not known here, and a con that
    // holds is no good news.
    case "✔" where kind != .verdict: .good
    default: .plain
    }
  }
}
