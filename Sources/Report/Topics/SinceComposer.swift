import CodeGraph
import Examples
import Verdicts

/// Composes what changed since an earlier report.
struct SinceComposer {
  let findings: Findings
  let earlier: EarlierReport
  let detail: Detail

  var document: Document {
    Document(sections)
  }

  @ListBuilder<[Block]>
  private var sections: [[Block]] {
    let patterns = earlier.changes(to: findings).changes
    [Block.heading(1, [Span("Changes since \(earlier.name)")])]
    patterns.filter { !$0.isEmpty }.map(section)
    sections(unchanged: patterns.filter(\.isEmpty))
    lack
    Composer(findings: findings, detail: detail).totals
  }

  @ListBuilder<Block>
  private func section(of pattern: PatternChanges) -> [Block] {
    Block.heading(2, [Span(pattern.name)])
    touched(in: pattern)
    groups(of: pattern)
    notes(on: pattern)
  }

  /// The numbers of files, types and roles that were touched, and their names.
  @ListBuilder<Block>
  private func touched(in pattern: PatternChanges) -> [Block] {
    if let touched = pattern.touched, !touched.isEmpty {
      let note = Span("files whose code differs, comments apart", .faint)
      Block.heading(3, ["Touched"], note: [note])
      Block.lines([Line(text: touched.counts, more: touched.names)])
    }
  }

  /// The patterns in which nothing changed, by what was not compared.
  private func sections(unchanged patterns: [PatternChanges]) -> [[Block]] {
    let byNotes = Dictionary(grouping: patterns, by: \.notes).values
    return byNotes.sorted { $0[0].id < $1[0].id }.map { same in
      let names = listed(same.map(\.name))
      return [.sentence("Nothing changed in \(names).")] + notes(on: same[0])
    }
  }

  private func notes(on pattern: PatternChanges) -> [Block] {
    pattern.notes.map { .sentence("– \($0)") }
  }

  /// The patterns that the earlier report does not have.
  @ListBuilder<Block>
  private var lack: [Block] {
    let cards = findings.patterns.map(\.card)
    let missing = cards.filter { !earlier.ids.contains($0.id) }.map(\.name)
    if !missing.isEmpty {
      Block.sentence("The earlier report lacks \(listed(missing)).")
    }
  }

  /// The changes of each kind under a heading.
  @ListBuilder<Block>
  private func groups(of pattern: PatternChanges) -> [Block] {
    for kind in Change.Kind.allCases {
      let changes = pattern.changes.filter { $0.kind == kind }
      if !changes.isEmpty {
        let title = Span("\(kind.rawValue.capitalizedFirst)s")
        Block.heading(3, [title], note: kind.note)
        Block.lines(changes.map(\.line))
      }
    }
  }
}

extension TouchedFiles {
  /// The numbers of files, types, roles and files of tests.
  fileprivate var counts: PlacedText {
    """
    \(counted(files, "file")), \
    \(counted(types.count, "type")) of \(counted(roles.count, "role")), \
    \(counted(testFiles.count, "test file"))
    """
  }

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
        mark: "\(after?.state?.sign ?? " ") ",
        text: "\(place): was \(words(before)); now \(words(after))",
        tone: after?.state?.tone ?? .plain,
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
}
