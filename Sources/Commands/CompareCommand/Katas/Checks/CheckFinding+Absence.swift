extension CheckFinding {
  /// The finding for a pattern that is not there yet.
  static func absent(_ pattern: String) -> Self {
    .fails("there is no pattern '\(pattern)' yet: 'swift run compare new \(pattern.capitalized)'")
  }

  /// The finding for a pattern whose code cannot be measured; the check of the rules has the details.
  static func unmeasurable(_ pattern: String) -> Self {
    .fails("it cannot be measured: 'swift run compare coupling \(pattern) --check' says why")
  }
}
