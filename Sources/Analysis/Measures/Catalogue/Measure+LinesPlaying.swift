extension Measure {
  package static func linesPlaying(_ part: Part) -> Measure {
    let phrase =
      switch part {
      case .view, .logic, .model: "the \(part.rawValue)"
      case .outside: "network and storage"
      case .navigation, .wiring: part.rawValue
      }
    return Measure(
      "lines in \(phrase)", row: "in \(phrase)", isPartOfRowAbove: true, arguments: [.part(part)],
      "Counts the lines of the types, protocols apart, of roles for \(phrase), \(lineRule).",
      .code { code in Figure(linesOf: code.counted.filter { !$0.isProtocol && $0.part == part }) })
  }
}
