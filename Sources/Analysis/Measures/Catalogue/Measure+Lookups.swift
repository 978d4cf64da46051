extension Measure {
  package static let lookups = Measure(
    "look-ups by name",
    "Counts the places that find something by its name at run time: references that the compiler cannot see.",
    .code { Figure(counting: $0.lookups) })

  package static func lookups(by selection: TypeSelection) -> Measure {
    Measure(
      "look-ups by \(selection.label)", selections: [selection],
      "Counts the places in \(selection.words) that find something by its name at run time.",
      .code { code in
        Figure(counting: code.lookups(by: code.types(of: selection))).of(code.namedLookups.count, "look-ups")
      })
  }
}
