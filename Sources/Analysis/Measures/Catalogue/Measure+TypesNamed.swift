extension Measure {
  /// A part of the screens is a prefix of names, such as `Banner`.
  package static func typesNamed(after part: String) -> Measure {
    Measure(
      "types named after \(part)", arguments: [.word(part)],
      "Counts the pattern's own types, wiring and protocols included, whose names begin with \(part).",
      .code { code in Figure(types: code.types.filter { $0.name.hasPrefix(part) }) })
  }
}
