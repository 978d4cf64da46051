extension Measure {
  package static let givenByPosition = Measure(
    "references told by position only",
    "Counts the references that the index gives to no declaration; they are counted for the one around them.",
    .code { Figure(value: Double($0.givenByPosition)) })
}
