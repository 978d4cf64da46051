import Examples
import Measures
import Verdicts

/// The JSON of one example's code in a pattern.
///
/// The figures exclude wiring but for those named so; edges, arrows, cycles and
/// impacts include it.
struct CouplingJSON: Encodable {
  struct Edge: Encodable {
    let from: String
    let fromRole: String
    let to: String
    let toRole: String
    let kinds: [String]
    let viaProtocol: Bool
    let evidence: [String]

    init(_ link: PatternCode.Link) {
      from = link.from.name
      fromRole = link.from.role
      to = link.to.name
      toRole = link.to.role
      kinds = link.edge.kinds.map(\.rawValue)
      viaProtocol = link.isThroughProtocol
      evidence = link.edge.places.map(\.description)
    }
  }

  struct Arrow: Encodable {
    let from: String
    let to: String
    let status: String
    let concrete: Int
    let `protocol`: Int

    init(_ arrow: PatternCode.RoleArrow) {
      from = arrow.from
      to = arrow.to
      status = arrow.status.rawValue
      concrete = arrow.concrete.count
      self.protocol = arrow.protocol.count
    }
  }

  struct BlindSpots: Encodable {
    /// The name and the place of each.
    let closures: [[String: String]]
    let lookups: [[String: String]]
    let givenByPosition: Int

    init(_ code: PatternCode) {
      closures = code.closures.map(Self.values)
      lookups = code.lookups.map(Self.values)
      givenByPosition = code.givenByPosition
    }

    private static func values(
      of evidence: Figure.Evidence
    ) -> [String: String] {
      ["name": evidence.text, "place": evidence.place.description]
    }
  }

  /// The figures of the tables by measure, without those on the unit tests if
  /// the recorded results are stale.
  let figures: [String: Double]
  let edges: [Edge]
  let roleArrows: [Arrow]
  let cycles: [String: [[String]]]
  /// The type and the collaborator of each.
  let seams: [[String: String]]
  /// The types of each role that smaller examples use too;
  /// nil for the smallest.
  let reused: [String: [String]]?
  /// The surroundings that each role names.
  let outside: [String: [String]]
  /// The types that a change of each subject reaches, directly
  /// and through others.
  let impact: [String: [String: [String]]]
  let blindSpots: BlindSpots

  init(
    _ code: PatternCode,
    of entry: Codebase.PatternEntry,
    in example: Example
  ) {
    figures = Self.figures(of: entry, in: example)
    edges = code.links.map(Edge.init)
    roleArrows = code.roleArrows.map(Arrow.init)
    cycles = [
      "asWritten": Self.names(in: code.cyclesAsWritten),
      "atRunTime": Self.names(in: code.cyclesAtRunTime),
    ]
    seams = code.seams.map {
      ["type": $0.type.name, "collaborator": $0.collaborator.name]
    }
    reused = Self.reused(of: code)
    outside = code.roleCouplings.reduce(into: [:]) { outside, coupling in
      outside[coupling.role] = coupling.surroundings.map(\.rawValue)
    }
    impact = code.impacts(in: example).reduce(into: [:]) { impacts, impact in
      impacts[impact.subject] = [
        "direct": impact.direct.map(\.name),
        "transitive": impact.transitive.map(\.name),
      ]
    }
    blindSpots = BlindSpots(code)
  }

  private static func reused(of code: PatternCode) -> [String: [String]]? {
    if code.smaller.isEmpty { return nil }
    return Dictionary(uniqueKeysWithValues: code.reusedByRole)
  }

  private static func figures(
    of entry: Codebase.PatternEntry,
    in example: Example
  ) -> [String: Double] {
    Measure.ofTables.reduce(into: [:]) { figures, measure in
      let value = entry.value(of: measure, in: example)
      figures[measure.name] = value.map(measure.unit.rounded)
    }
  }

  private static func names(
    in cycles: [[PatternCode.ClassifiedType]]
  ) -> [[String]] {
    cycles.map { $0.map(\.name) }
  }
}
