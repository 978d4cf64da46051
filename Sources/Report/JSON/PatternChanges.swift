import Examples
import Measures
import Verdicts

/// The JSON of one pattern's changes between two reports.
struct PatternChanges: Encodable {
  let id: String
  let name: String
  private(set) var changes: [Change] = []
  /// The files, types and roles that were touched; nil if a
  /// report has no files.
  private(set) var touched: TouchedFiles?
  /// What is not compared.
  private(set) var notes: [String] = []

  /// Whether no value and no file differs.
  var isEmpty: Bool { changes.isEmpty && touched?.isEmpty != false }

  /// Compares an earlier report with the JSON of findings.
  init(
    from before: PatternJSON,
    to after: PatternJSON,
    _ findings: PatternFindings
  ) {
    id = after.id
    name = after.name
    let shared = before.examples.intersection(after.examples)
    let examples = Example.all.map(\.id).filter(shared.contains)
    let old = before.values(in: examples)
    let new = after.values(in: examples)
    let alone = before.examples.symmetricDifference(after.examples)
    if let old = before.files, let new = after.files {
      touched = TouchedFiles(from: old, to: new, of: findings.card)
    }
    let kinds = comparedKinds(old, new, alone: alone)
    let compared = Self.changes(from: old, to: new).filter { change in
      kinds.contains(change.kind)
    }
    changes = compared.map { $0.described(by: findings, and: after) }
  }

  /// The kinds of values that both reports have; notes the others.
  private mutating func comparedKinds(
    _ old: [Change],
    _ new: [Change],
    alone: Set<String>
  ) -> Set<Change.Kind> {
    var kinds = Set(Change.Kind.allCases)
    for example in Example.all where alone.contains(example.id) {
      notes.append(Self.note(onOnlyOneWith: example))
      kinds.remove(.verdict)
    }
    kinds.subtract(noteLacking(in: old, of: "The earlier"))
    kinds.subtract(noteLacking(in: new, of: "This"))
    return kinds
  }

  private static func note(onOnlyOneWith example: Example) -> String {
    "Only one of the reports has \(example.name): verdicts are not compared."
  }

  /// The kinds that a report has no value of; notes them. A report without
  /// broken rules lacks nothing.
  private mutating func noteLacking(
    in values: [Change],
    of report: String
  ) -> [Change.Kind] {
    let lacking = Change.Kind.allCases.filter { kind in
      kind != .rule && !values.contains { $0.kind == kind }
    }
    if !lacking.isEmpty {
      notes.append("\(report) report has no \(listed(lacking.map(\.lack))).")
    }
    return lacking
  }

  /// The values that differ, in the order of the new ones; those that
  /// are gone come last.
  private static func changes(
    from old: [Change],
    to new: [Change]
  ) -> [Change] {
    let before = values(of: old)
    let after = values(of: new)
    let changes = (new + old).distinct(by: \.key).map { value in
      var change = value
      change.before = before[value.key]
      change.after = after[value.key]
      return change
    }
    return changes.filter { $0.before != $0.after }
  }

  /// The value of each key; of several the first.
  private static func values(
    of changes: [Change]
  ) -> [Change.Key: Change.Value] {
    changes.distinct(by: \.key).reduce(into: [:]) { values, change in
      values[change.key] = change.after
    }
  }
}

extension Change.Kind {
  /// The values of the kind, in a note that a report has none.
  fileprivate var lack: String {
    switch self {
    case .test: "\(rawValue)s (their record is missing or stale)"
    case .figure, .arrow, .verdict, .rule, .scenario: "\(rawValue)s"
    }
  }
}

extension Change {
  /// A verdict with its claim and the figures that decide it, and a rule with
  /// the place where it is broken.
  fileprivate func described(
    by findings: PatternFindings,
    and report: PatternJSON
  ) -> Change {
    var change = self
    switch kind {
    case .verdict:
      let finding = findings.claims.first { $0.claim.id == subject }
      let texts = finding.map { [$0.claim.text, $0.judgement.figures] } ?? []
      change.remarks = texts.filter { !$0.isEmpty }
    case .rule:
      let breach = report.breaches?.last { $0.text == subject }
      change.subject = breach?.description ?? subject
    case .figure, .test, .arrow, .scenario: break
    }
    return change
  }
}
