extension Measure {
  package static func constructions(by selection: TypeSelection) -> Measure {
    Measure(
      "components made by \(selection.label)", selections: [selection],
      "Counts the components made by \(selection.words): \(components).",
      .code { Figure(links: $0.links(from: selection, to: .all).filter(\.makesComponent)) })
  }
}
