import Examples
import Verdicts

extension Findings {
  /// The results of the scenarios and the number of broken rules in one line.
  var totals: String {
    let failed = failures.count
    let scenarios = examples.map { rows(of: $0).count }.reduce(0, +)
    let steps = results.map(\.steps).reduce(0, +)
    let runs = """
      \(counted(patterns.count, "pattern")) × \
      \(counted(scenarios, "scenario")): \
      \(grouped(results.count - failed)) passed, \
      \(grouped(failed)) failed (\(counted(steps, "step")))
      """
    if breaches.isEmpty { return runs }
    return "\(runs); \(counted(breaches.count, "broken rule"))"
  }

  /// The examples and patterns in one line.
  package var title: String {
    let shared = examples.filter { count(of: $0) == patterns.count }.map(\.name)
    let others = examples.filter { count(of: $0) < patterns.count }
    let texts = [String].building {
      if !shared.isEmpty {
        "\(listed(shared)), built in \(counted(patterns.count, "architecture"))"
      }
      others.map { "\($0.name) in \(grouped(count(of: $0)))" }
    }
    return texts.joined(separator: "; ")
  }

  /// The number of patterns that have an example.
  private func count(of example: Example) -> Int {
    patterns.count { $0.examples.contains(example) }
  }
}
