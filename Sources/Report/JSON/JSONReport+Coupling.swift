import Catalog
import Comparison
import Coupling
import Examples

extension JSONReport {
  /// What was measured of a pattern's code for one example.
  ///
  /// The counts leave the wiring out; the edges, arrows, cycles and impacts do not.
  struct Coupling: Encodable {
    let types: Int
    let protocols: Int
    let files: Int
    let members: Int
    let lines: Int
    let edges: [Edge]
    let roleArrows: [RoleArrow]
    let cycles: Cycles
    let seams: [Seam]
    let outside: [String: [String]]
    let impact: [String: Impact]
    let blindSpots: BlindSpots
    /// Per cent, to one decimal; nil if the mutants have not been tried since the code was changed.
    let mutationScore: Double?

    init(_ code: PatternCode, of entry: Codebase.PatternEntry, in example: Example) {
      func count(_ measure: Measure) -> Int { Int(entry.value(of: measure, in: example) ?? 0) }
      (types, protocols, files) = (count(.types), count(.protocols), count(.files))
      (members, lines) = (count(.members), count(.lines))
      edges = code.links.map(Edge.init)
      roleArrows = code.roleArrows.map(RoleArrow.init)
      cycles = Cycles(
        asWritten: code.cyclesAsWritten.map { $0.map(\.name) },
        atRunTime: code.cyclesAtRunTime.map { $0.map(\.name) })
      seams = code.seams.map { Seam(type: $0.type.name, collaborator: $0.collaborator.name) }
      outside = Dictionary(
        code.roleCouplings.map { ($0.role, $0.surroundings.map(\.rawValue)) },
        uniquingKeysWith: { first, _ in first })
      impact = Dictionary(
        code.impacts(in: example).map { impact in
          (
            impact.subject,
            Impact(direct: impact.direct.map(\.name), transitive: impact.transitive.map(\.name))
          )
        }, uniquingKeysWith: { first, _ in first })
      blindSpots = BlindSpots(code)
      mutationScore = entry.value(of: .mutationScore, in: example).map { ($0 * 10).rounded() / 10 }
    }

    struct Edge: Encodable {
      let from: String
      let fromRole: String
      let to: String
      let toRole: String
      let kinds: [String]
      let viaProtocol: Bool
      let evidence: [String]

      init(_ link: PatternCode.Link) {
        (from, fromRole) = (link.from.name, link.from.role)
        (to, toRole) = (link.to.name, link.to.role)
        kinds = link.edge.kinds.map(\.rawValue)
        viaProtocol = link.isThroughProtocol
        evidence = Set(link.edge.references.map(\.place)).sorted().map(\.description)
      }
    }

    struct RoleArrow: Encodable {
      let from: String
      let to: String
      let status: String
      let concrete: Int
      let `protocol`: Int

      init(_ arrow: PatternCode.RoleArrow) {
        (from, to, status) = (arrow.from, arrow.to, arrow.status.rawValue)
        (concrete, `protocol`) = (arrow.concrete.count, arrow.protocol.count)
      }
    }

    struct Cycles: Encodable {
      let asWritten: [[String]]
      let atRunTime: [[String]]
    }

    struct Seam: Encodable {
      let type: String
      let collaborator: String
    }

    struct Impact: Encodable {
      let direct: [String]
      let transitive: [String]
    }

    struct BlindSpots: Encodable {
      let closures: [Blind]
      let lookups: [Blind]
      let givenByPosition: Int

      init(_ code: PatternCode) {
        closures = code.closures.map { Blind(name: $0.text, place: $0.place.description) }
        lookups = code.lookups.map { Blind(name: $0.text, place: $0.place.description) }
        givenByPosition = code.givenByPosition
      }
    }

    struct Blind: Encodable {
      let name: String
      let place: String
    }
  }
}
