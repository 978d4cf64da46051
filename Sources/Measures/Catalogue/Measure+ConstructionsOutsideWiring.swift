extension Measure {
  package static let constructionsOutsideWiring = Measure(
    "components made outside the wiring",
    "Counts the components made by any part but the wiring, screens' widgets apart: \(components).",
    .code { code in Figure(links: code.links.filter { !$0.from.isWiring && $0.makesComponent }) })
}
