import Comparison
import Examples
import Measures

extension JSONReport {
  /// What was measured of a pattern's code for one example.
  ///
  /// The counts leave the wiring out; the edges, arrows, cycles and impacts do not.
  func coupling(
    _ code: PatternCode, of entry: Codebase.PatternEntry, in example: Example
  ) -> JSONObject {
    func count(_ measure: Measure) -> Int? { entry.value(of: measure, in: example).map { Int($0) } }
    func names(_ cycles: [[PatternCode.Unit]]) -> [[String]] { cycles.map { $0.map(\.name) } }
    func places(_ evidence: [Figure.Evidence]) -> [JSONObject] {
      evidence.map { ["name": $0.text, "place": $0.place.description] }
    }
    return [
      "types": count(.types), "protocols": count(.protocols), "files": count(.files),
      "members": count(.members), "lines": count(.lines), "edges": code.links.map(edge),
      "roleArrows": code.roleArrows.map { arrow -> JSONObject in
        [
          "from": arrow.from, "to": arrow.to, "status": arrow.status.rawValue,
          "concrete": arrow.concrete.count, "protocol": arrow.protocol.count,
        ]
      },
      "cycles": [
        "asWritten": names(code.cyclesAsWritten), "atRunTime": names(code.cyclesAtRunTime),
      ] as JSONObject,
      "seams": code.seams.map { seam -> JSONObject in
        ["type": seam.type.name, "collaborator": seam.collaborator.name]
      },
      "outside": JSONObject(code.roleCouplings.map { ($0.role, $0.surroundings.map(\.rawValue)) }),
      "impact": JSONObject(
        code.impacts(in: example).map { impact in
          let reached: JSONObject = [
            "direct": impact.direct.map(\.name), "transitive": impact.transitive.map(\.name),
          ]
          return (impact.subject, reached)
        }),
      "blindSpots": [
        "closures": places(code.closures), "lookups": places(code.lookups),
        "givenByPosition": code.givenByPosition,
      ] as JSONObject,
      "mutationScore": entry.value(of: .mutationScore, in: example).map { rounded($0, .percent) },
    ]
  }

  private func edge(_ link: PatternCode.Link) -> JSONObject {
    [
      "from": link.from.name, "fromRole": link.from.role, "to": link.to.name, "toRole": link.to.role,
      "kinds": link.edge.kinds.map(\.rawValue), "viaProtocol": link.isThroughProtocol,
      "evidence": link.edge.places.map(\.description),
    ]
  }
}
