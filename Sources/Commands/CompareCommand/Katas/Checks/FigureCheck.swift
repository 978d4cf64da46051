import Examples
import Measures

/// Whether a figure keeps a bound.
struct FigureCheck: KataCheck {
  static let form = CheckForm(word: "figure", arguments: "PATTERN EXAMPLE \"NAME\" <= NUMBER")

  private let pattern: String
  private let example: Example
  private let measure: Measure
  private let isUpperBound: Bool
  private let bound: Double

  init?(_ arguments: [String]) {
    guard
      arguments.count == 5, let example = Example(argument: arguments[1]),
      let measure = Measure.ofTables.first(where: { $0.name == arguments[2] }),
      ["<=", ">="].contains(arguments[3]), let bound = Double(arguments[4])
    else { return nil }
    pattern = arguments[0]
    self.example = example
    self.measure = measure
    isUpperBound = arguments[3] == "<="
    self.bound = bound
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard context.entry(of: pattern) != nil else { return .absent(pattern) }
    guard let code = try await context.code(of: pattern), let value = code.value(of: measure, in: example)
    else { return .unmeasurable(pattern) }
    return CheckFinding(
      isGood: isUpperBound ? value <= bound : value >= bound,
      text: "it is \(((value * 10).rounded() / 10).argumentText)")
  }
}
