import CodeGraph
import CommandLineKit
import Verdicts
import Examples
import Measures

/// The checks that look at the code.
extension KataChecker {
  /// Whether the code needs each arrow of the card.
  func arrows(of entry: Registry.Entry) async throws(CommandFailure) -> Finding {
    let code = try await code(of: entry)
    guard let code = code.entry else { return (false, code.reason) }
    let all = code.code.values.map(\.roleArrows)
    let unused = (all.first ?? []).first { arrow in
      all.allSatisfy { $0.contains { $0.from == arrow.from && $0.to == arrow.to && $0.status == .unused } }
    }
    return (
      unused == nil,
      unused.map { "the card allows \($0.from) → \($0.to), but the code does not refer to it" }
        ?? "the code needs every arrow of the card"
    )
  }

  /// Whether a role refers to the protocols of another.
  func protocols(
    from: String, to: String, atLeast bound: String, of entry: Registry.Entry, in example: Example
  ) async throws(CommandFailure) -> Finding {
    let code = try await code(of: entry)
    guard let entry = code.entry else { return (false, code.reason) }
    let links = entry.code[example]?.roleArrows.first { $0.from == from && $0.to == to }?.protocol ?? []
    let names = Set(links.map { "\($0.from.name) → \($0.to.name)" }).sorted().joined(separator: ", ")
    return (
      links.count >= Int(bound) ?? .max,
      links.isEmpty ? "no \(from) knows a protocol of \(to)" : "found: \(names)"
    )
  }

  /// Whether a pattern has every unit test that the others have, each with an expectation.
  func names(in entry: Registry.Entry, _ example: Example) throws(CommandFailure) -> Finding {
    let other = invocation.shared.entries.first {
      $0.card.id != entry.card.id && example.isShown(by: $0.pattern)
    }
    let cards = [entry.card, other?.card].compactMap(\.self)
    let package = try invocation.package()
    let patterns: [PatternTests]
    do throws(PackageFolderError) {
      patterns = try package.tests(of: [(example, cards)], record: []).first?.patterns ?? []
    } catch {
      throw .package(error)
    }
    let own = patterns.first?.tests ?? []
    for name in patterns.last?.tests.map(\.name) ?? [] {
      guard let test = own.first(where: { $0.name == name }) else { return (false, "'\(name)' is missing") }
      guard test.test.lines.contains(where: { $0.contains("#expect") || $0.contains("#require") }) else {
        return (false, "'\(name)' expects nothing")
      }
    }
    return (!own.isEmpty, "all \(own.count) are there and expect something")
  }

  /// Whether files are as the start made them.
  func unchanged(_ paths: [String]) async throws(CommandFailure) -> Finding {
    let changed = try await checkout.changes(in: paths)
    return (
      changed.isEmpty,
      changed.first.map { "you changed \($0); 'git checkout \($0)' brings it back" } ?? "as at the start"
    )
  }

  /// Whether a figure keeps a bound.
  func figure(
    _ name: String, _ relation: String, _ bound: String, of entry: Registry.Entry, in example: Example
  ) async throws(CommandFailure) -> Finding {
    guard let measure = Measure.ofTables.first(where: { $0.name == name }), let bound = Double(bound) else {
      throw CommandFailure("There is no measure '\(name)', or '\(bound)' is no number.", .internalError)
    }
    let code = try await code(of: entry)
    guard let value = code.entry?.value(of: measure, in: example) else { return (false, code.reason) }
    return (
      relation == "<=" ? value <= bound : value >= bound,
      "it is \(((value * 10).rounded() / 10).argumentText)"
    )
  }

  /// A pattern's code, or why it cannot be measured; the check of the rules has the details.
  private func code(
    of entry: Registry.Entry
  ) async throws(CommandFailure) -> (entry: Codebase.PatternEntry?, reason: String) {
    (
      try await invocation.codebase().entry(of: entry.card.id),
      "it cannot be measured: 'swift run compare coupling \(entry.pattern.id) --check' says why"
    )
  }
}
