extension Measure {
  package static func functionsHeld(by selection: TypeSelection) -> Measure {
    Measure(
      "functions held by \(selection.label)", selections: [selection],
      "Counts the properties of \(selection.words), those of protocols included, whose value is a function.",
      .code { code in
        let members = code.types(of: selection).flatMap { type in
          type.node.members.filter { $0.kind == .property }.map { (type, $0) }
        }
        let functions = members.filter { $0.1.involvesFunction }
        return Figure(
          counting: functions.map { type, member in
            Figure.Evidence(place: member.place, text: "\(type.name).\(member.name) holds \(member.type)")
          }
        ).of(members.count, "properties")
      })
  }
}
