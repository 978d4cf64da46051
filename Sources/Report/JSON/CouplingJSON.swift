import Verdicts
import Examples
import Measures

/// The JSON of one example's code in a pattern.
///
/// The figures exclude wiring but for those named so; edges, arrows, cycles and impacts include it.
struct CouplingJSON: Codable {
  struct Edge: Codable {
    let from, fromRole, to, toRole: String
    let kinds: [String]
    let viaProtocol: Bool
    let evidence: [String]
  }

  struct Arrow: Codable, Equatable {
    let from, to, status: String
    let concrete, `protocol`: Int
  }

  struct BlindSpots: Codable {
    /// The name and the place of each.
    let closures, lookups: [[String: String]]
    let givenByPosition: Int
  }

  /// The figures of the tables by measure, without those on the unit tests if the recorded results are stale.
  let figures: [String: Double]
  /// Nil beside a list of them.
  var edges: [Edge]?
  let roleArrows: [Arrow]
  let cycles: [String: [[String]]]
  /// The type and the collaborator of each.
  let seams: [[String: String]]
  /// The types of each role that smaller examples use too; nil for the smallest.
  let reused: [String: [String]]?
  /// The surroundings that each role names.
  let outside: [String: [String]]
  /// The types that a change of each subject reaches, directly and through others.
  let impact: [String: [String: [String]]]
  let blindSpots: BlindSpots

  init(_ code: PatternCode, of entry: Codebase.PatternEntry, in example: Example) {
    func names(_ cycles: [[PatternCode.ClassifiedType]]) -> [[String]] { cycles.map { $0.map(\.name) } }
    func places(_ evidence: [Figure.Evidence]) -> [[String: String]] {
      evidence.map { ["name": $0.text, "place": $0.place.description] }
    }
    figures = Measure.ofTables.reduce(into: [:]) { figures, measure in
      figures[measure.name] = entry.value(of: measure, in: example).map(measure.unit.rounded)
    }
    edges = code.links.map { link in
      Edge(
        from: link.from.name, fromRole: link.from.role, to: link.to.name, toRole: link.to.role,
        kinds: link.edge.kinds.map(\.rawValue), viaProtocol: link.isThroughProtocol,
        evidence: link.edge.places.map(\.description))
    }
    roleArrows = code.roleArrows.map { arrow in
      Arrow(
        from: arrow.from, to: arrow.to, status: arrow.status.rawValue, concrete: arrow.concrete.count,
        protocol: arrow.protocol.count)
    }
    cycles = ["asWritten": names(code.cyclesAsWritten), "atRunTime": names(code.cyclesAtRunTime)]
    seams = code.seams.map { ["type": $0.type.name, "collaborator": $0.collaborator.name] }
    reused = code.smaller.isEmpty ? nil : Dictionary(uniqueKeysWithValues: code.reusedByRole)
    outside = Dictionary(
      code.roleCouplings.map { ($0.role, $0.surroundings.map(\.rawValue)) },
      uniquingKeysWith: { first, _ in first })
    impact = Dictionary(
      code.impacts(in: example).map { impact in
        (
          impact.subject,
          ["direct": impact.direct.map(\.name), "transitive": impact.transitive.map(\.name)]
        )
      }, uniquingKeysWith: { first, _ in first })
    blindSpots = BlindSpots(
      closures: places(code.closures), lookups: places(code.lookups), givenByPosition: code.givenByPosition)
  }
}
