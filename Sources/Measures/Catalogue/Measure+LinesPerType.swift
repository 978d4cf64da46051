extension Measure {
  package static let linesPerType = Measure(
    "lines per concrete type", in: .average,
    "Divides the lines, \(lineRule), of \(counted), protocols apart, by the number of those types.",
    variants: ["members instead of lines": membersPerType],
    .code { code in
      let types = code.counted.filter { !$0.isProtocol }
      return types.isEmpty ? nil : Figure(linesOf: types).divided(by: types.count)
    })

  private static let membersPerType = Measure(
    "members per concrete type", in: .average,
    "Divides the \(memberKinds) of \(counted), protocols apart, by the number of those types.",
    .code { code in
      let types = code.counted.filter { !$0.isProtocol }
      return types.isEmpty ? nil : Figure(membersOf: types).divided(by: types.count)
    })
}
