extension String {
  /// Whether a line of a unit test expects something, by the macros of Swift Testing or by the tests' own `expectEqual`.
  package var expectsSomething: Bool {
    contains("#expect(") || contains("#require(") || contains("expectEqual(")
  }
}
