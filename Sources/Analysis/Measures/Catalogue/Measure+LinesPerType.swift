extension Measure {
  package static let linesPerType = perType(
    "lines", "lines, \(lineRule),", variants: ["members instead of lines": membersPerType]
  ) { Figure(linesOf: $0) }

  private static let membersPerType = perType("members", memberKinds) { Figure(membersOf: $0) }

  private static func perType(
    _ things: String, _ words: String, variants: KeyValuePairs<String, Measure> = [:],
    _ figure: @escaping @Sendable ([PatternCode.ClassifiedType]) -> Figure
  ) -> Measure {
    Measure(
      "\(things) per concrete type", in: .average, arguments: [.word(things)],
      "Divides the \(words) of \(counted), protocols apart, by the number of those types.",
      variants: variants,
      .code { code in
        let types = code.counted.filter { !$0.isProtocol }
        return types.isEmpty ? nil : figure(types).divided(by: types.count)
      })
  }
}
