extension Measure {
  package static func protocolsOfSeveralMembers(of party: Party) -> Measure {
    Measure(
      "protocols of several members in \(party.label)", parties: [party],
      "Counts the protocols of \(party.words) that declare more than one of these: \(memberKinds).",
      .code { code in
        let protocols = code.units(of: party).filter {
          $0.isOwn && $0.isProtocol && $0.node.members.count > 1
        }
        return Figure(
          counting: protocols.map {
            $0.evidence("protocol \($0.name) asks for \($0.node.members.count) members")
          })
      })
  }
}
