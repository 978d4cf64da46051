extension Measure {
  package static let testsWithoutWidgets = Measure("tests without widgets", "Stub one.", .code { _ in nil })
  package static let isolatedTests = Measure("isolated tests", "Stub two.", .code { _ in nil })
  package static let misspeltNamesThatCompile = Measure("misspelt names", "Stub three.", .code { _ in nil })
}
