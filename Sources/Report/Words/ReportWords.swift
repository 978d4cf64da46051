import Catalog
import Verdicts
import Examples
import Foundation

/// Joins names with commas and `and`.
func listed(_ names: [String]) -> String {
  let head = names.dropLast().joined(separator: ", ")
  return head.isEmpty ? names.last ?? "" : "\(head) and \(names[names.count - 1])"
}

/// A number with its noun in singular or plural.
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A number with a comma after every third digit from the right.
package func grouped(_ count: Int) -> String {
  count.formatted(.number.locale(Locale(identifier: "en_US")))
}

extension Source {
  /// The full reference, linked to its address.
  func link(_ tone: Span.Tone = .plain) -> Span {
    var span = Span(reference, tone)
    span.link = address
    return span
  }
}

extension Caveat {
  /// The name of the test that shows it; nil for a caveat about a text.
  var test: String? {
    if case .code(let test) = subject { test } else { nil }
  }
}

extension Claim.Side {
  /// The heading of the claims on this side.
  package var heading: String { rawValue.capitalizedFirst + "s" }
}

extension Claim.Kind {
  var meaning: String {
    switch self {
    case .rule: "prescribed by the pattern's source"
    case .measured: "the code of the examples can decide it"
    case .change:
      "about change; the change ledger judges it: 'compare changes' has the verdict, or what it waits for"
    case .cited: "a study found it; it is only quoted here"
    case .opinion: "no figure here decides it"
    }
  }
}

extension Findings {
  /// The results of the scenarios and the number of broken rules in one line.
  var totals: String {
    let scenarios = examples.map { rows(of: $0).count }.reduce(0, +)
    return "\(counted(patterns.count, "pattern")) × \(counted(scenarios, "scenario")): "
      + "\(grouped(results.count - failures.count)) passed, \(grouped(failures.count)) failed "
      + "(\(counted(results.map(\.steps).reduce(0, +), "step")))"
      + (breaches.isEmpty ? "" : "; \(counted(breaches.count, "broken rule"))")
  }

  /// The examples and patterns in one line.
  package var title: String {
    func count(_ example: Example) -> Int { patterns.count { $0.examples.contains(example) } }
    let shared = examples.filter { count($0) == patterns.count }.map(\.name)
    let others = examples.filter { count($0) < patterns.count }.map { "\($0.name) in \(grouped(count($0)))" }
    let built =
      shared.isEmpty ? [] : ["\(listed(shared)), built in \(counted(patterns.count, "architecture"))"]
    return (built + others).joined(separator: "; ")
  }
}

extension String {
  /// The text with its first letter capitalised.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text, in quotes if it is empty or begins or ends with a space.
  var quotedIfNeeded: String {
    isEmpty || first == " " || last == " " ? "\"\(self)\"" : self
  }
}
