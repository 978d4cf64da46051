extension Measure {
  package static func protocolsOfSeveralMembers(of selection: TypeSelection) -> Measure {
    Measure(
      "protocols of several members in \(selection.label)", selections: [selection],
      "Counts the protocols of \(selection.words) that declare more than one of these: \(memberKinds).",
      .code { code in
        let protocols = code.types(of: selection).filter {
          $0.isOwn && $0.isProtocol && $0.node.members.count > 1
        }
        return Figure(
          counting: protocols.map {
            $0.evidence("protocol \($0.name) asks for \($0.node.members.count) members")
          })
      })
  }
}
