import Catalog
import Comparison
import Examples
import Foundation

/// Names in a sentence.
func listed(_ names: [String]) -> String {
  let head = names.dropLast().joined(separator: ", ")
  return head.isEmpty ? names.last ?? "" : "\(head) and \(names[names.count - 1])"
}

/// A number of things in words.
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A number with a comma after every third digit from the right.
func grouped(_ count: Int) -> String {
  count.formatted(.number.locale(Locale(identifier: "en_US")))
}

extension Example {
  /// The examples in the order of the figures for one claim.
  static var sequence: String { all.map(\.name).joined(separator: ", ") }

  /// What the growth from the example before to this one is called.
  var growthTitle: String { predecessor == Self.all.first ? "Growth" : "Growth to \(name)" }
}

extension Card {
  /// The terms, those of a source together, in the order in which the sources first occur.
  var termsBySource: [(source: Source, terms: [Term])] {
    let sources = terms.map(\.source).reduce(into: [Source]()) { sources, source in
      if !sources.contains(source) { sources.append(source) }
    }
    return sources.map { source in (source, terms.filter { $0.source == source }) }
  }
}

extension Caveat {
  /// The name of the test that shows it; nil if it says nothing of the code.
  var test: String? {
    switch subject {
    case .code(let test): test
    case .text: nil
    }
  }
}

extension Claim.Side {
  /// A sign for a line where there is no room for the word.
  var sign: String {
    switch self {
    case .pro: "+"
    case .con: "−"
    case .difference: "="
    }
  }

  /// The heading over the claims that speak this way.
  var heading: String {
    switch self {
    case .pro: "Pros"
    case .con: "Cons"
    case .difference: "Differences"
    }
  }
}

extension Claim.Kind {
  /// What the kind says of a claim.
  var meaning: String {
    switch self {
    case .measured: "the code of the examples can decide it"
    case .cited: "a study found it; it is only quoted here"
    case .opinion: "nothing here can decide it"
    }
  }
}

extension Findings {
  /// What came of the scenarios and, if any is broken, of the rules, in a line.
  var totals: String {
    let scenarios = examples.map { rows(of: $0).count }.reduce(0, +)
    return "\(counted(patterns.count, "pattern")) × \(counted(scenarios, "scenario")): "
      + "\(grouped(results.count - failures.count)) passed, \(grouped(failures.count)) failed "
      + "(\(counted(results.map(\.steps).reduce(0, +), "step")))"
      + (breaches.isEmpty ? "" : "; \(counted(breaches.count, "broken rule"))")
  }

  /// What was compared, in a line.
  var title: String {
    "\(listed(examples.map(\.name))) in \(counted(patterns.count, "architecture")), each run through the same scenarios"
  }

  /// Every source of every pattern, each once, in the order in which they first occur.
  var sources: [Source] {
    patterns.flatMap(\.card.sources).reduce(into: []) { sources, source in
      if !sources.contains(source) { sources.append(source) }
    }
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text, in quotes if it is empty or has spaces at an end that nobody would see.
  var quotedAtNeed: String {
    isEmpty || first == " " || last == " " ? "\"\(self)\"" : self
  }
}
