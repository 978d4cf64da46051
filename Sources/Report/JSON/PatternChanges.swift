import Verdicts
import Examples
import Measures

/// The JSON of one pattern's changes between two reports.
struct PatternChanges: Encodable {
  let id, name: String
  private(set) var changes: [Change] = []
  /// What is not compared.
  private(set) var notes: [String] = []

  /// Compares an earlier report with the JSON of findings.
  init(from before: PatternJSON, to after: PatternJSON, _ findings: PatternFindings) {
    (id, name) = (after.id, after.name)
    let shared = Example.all.filter { before.examples.contains($0.id) && after.examples.contains($0.id) }
    let alone = before.examples.symmetricDifference(after.examples)
    let (old, new) = (before.values(in: shared.map(\.id)), after.values(in: shared.map(\.id)))
    var kinds = Set(Change.Kind.allCases)
    for example in Example.all where alone.contains(example.id) {
      notes.append("Only one of the reports has \(example.name): verdicts are not compared.")
      kinds.remove(.verdict)
    }
    for (report, values) in [("The earlier", old), ("This", new)] {
      let lacking = Change.Kind.allCases.filter { kind in
        kind != .rule && !values.contains { $0.kind == kind }
      }
      let names = lacking.map {
        "\($0.rawValue)s" + ($0 == .test ? " (their record is missing or stale)" : "")
      }
      if !names.isEmpty { notes.append("\(report) report has no \(listed(names)).") }
      kinds.subtract(lacking)
    }
    func key(_ change: Change) -> [String] { [change.kind.rawValue, change.example ?? "", change.subject] }
    let values = [old, new].map { Dictionary($0.map { (key($0), $0.after) }) { first, _ in first } }
    var seen: Set<[String]> = []
    for var change in new + old where seen.insert(key(change)).inserted && kinds.contains(change.kind) {
      (change.before, change.after) = (values[0][key(change)] ?? nil, values[1][key(change)] ?? nil)
      guard change.before != change.after else { continue }
      if change.kind == .verdict,
        let finding = findings.claims.first(where: { $0.claim.id == change.subject })
      {
        change.remarks = [finding.claim.text, finding.judgement.figures].filter { !$0.isEmpty }
      }
      if change.kind == .rule, let breach = after.breaches?.last(where: { $0.text == change.subject }) {
        change.subject = breach.description
      }
      changes.append(change)
    }
  }
}
