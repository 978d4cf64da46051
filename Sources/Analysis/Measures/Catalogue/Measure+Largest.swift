import CodeGraph

extension Measure {
  /// The size of one type.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    /// The number of other types that it refers to, without the vocabulary that all patterns share.
    case fanOut
    /// The number of its properties, methods, initialisers, subscripts and enum cases.
    case members
    /// The number of its lines that are neither blank nor comment only.
    case lines
  }

  package static func largest(_ size: Size, of selection: TypeSelection) -> Measure {
    let mean = mean(size, of: selection)
    guard size == .lines else {
      return largest(size, of: selection, variants: ["the mean instead of the largest": mean])
    }
    return largest(
      .lines, of: selection,
      variants: [
        "the mean instead of the largest": mean,
        "members instead of lines": largest(.members, of: selection, variants: [:]),
        "fan-out instead of lines": largest(.fanOut, of: selection, variants: [:]),
      ])
  }

  private static func largest(
    _ size: Size, of selection: TypeSelection, variants: KeyValuePairs<String, Measure>
  ) -> Measure {
    let name = "\(size == .fanOut ? "largest" : "most") \(size.words) of a \(selection.adjective)type"
    return Measure(
      name, selections: [selection], arguments: [.size(size)],
      "Takes the \(name), protocols included: \(size.definition).",
      range: size == .fanOut ? nil : atLeastOne, variants: variants,
      .code { code in code.sizes(size, of: selection).max { $0.value < $1.value } })
  }

  private static func mean(_ size: Size, of selection: TypeSelection) -> Measure {
    Measure(
      "mean \(size.words) of a \(selection.adjective)type", in: .average, selections: [selection],
      arguments: [.size(size)],
      "Takes the mean \(size.words) of a \(selection.adjective)type, protocols included: \(size.definition).",
      .code { code in
        let figures = code.sizes(size, of: selection)
        guard !figures.isEmpty else { return nil }
        return Figure(value: figures.map(\.value).reduce(0, +) / Double(figures.count))
      })
  }
}

extension Measure.Size {
  fileprivate var words: String {
    switch self {
    case .fanOut: "fan-out"
    case .members: "members"
    case .lines: "lines"
    }
  }

  fileprivate var definition: String {
    switch self {
    case .fanOut:
      """
      the number of other types, also of values and in the signatures of functions, that one type names, shared texts \
      and failures apart
      """
    case .members: Measure.memberKinds
    case .lines: Measure.lineRule
    }
  }
}

extension PatternCode {
  /// The size of each own type in a selection, wiring apart.
  fileprivate func sizes(_ size: Measure.Size, of selection: TypeSelection) -> [Figure] {
    let fanOuts = size == .fanOut ? fanOuts : [:]
    return types(of: selection).filter { $0.isOwn && !$0.isWiring }.map { unit in
      switch size {
      case .fanOut: Figure(counting: (fanOuts[unit.id] ?? []).flatMap(\.firstEvidence))
      case .members: Figure(membersOf: [unit])
      case .lines: Figure(linesOf: [unit])
      }
    }
  }
}
