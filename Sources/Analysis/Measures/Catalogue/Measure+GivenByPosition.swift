extension Measure {
  package static let givenByPosition = Measure(
    "references placed by position",
    "Counts the references for which the index names no enclosing declaration; their position decides.",
    .code { Figure(value: Double($0.givenByPosition)) })
}
