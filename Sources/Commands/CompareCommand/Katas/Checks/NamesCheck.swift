import Records
import Verdicts
import Examples
import PackageLayout

/// Whether a pattern has every unit test that the others have, each with an expectation.
struct NamesCheck: KataCheck {
  static let form = CheckForm(word: "names", arguments: "PATTERN EXAMPLE")

  private let pattern: String
  private let example: Example

  init?(_ arguments: [String]) {
    guard arguments.count == 2, let example = Example(argument: arguments[1]) else { return nil }
    pattern = arguments[0]
    self.example = example
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard let entry = context.entry(of: pattern) else { return .absent(pattern) }
    let other = context.invocation.shared.entries.first {
      $0.card.id != entry.card.id && example.isShown(by: $0.pattern)
    }
    let cards = [entry.card, other?.card].compactMap(\.self)
    let package = try context.invocation.package()
    let patterns: [PatternTests]
    do throws(PackageFolderError) {
      patterns = try package.tests(of: [(example, cards)], record: []).first?.patterns ?? []
    } catch {
      throw .package(error)
    }
    let own = patterns.first?.tests ?? []
    for name in patterns.last?.tests.map(\.name) ?? [] {
      guard let test = own.first(where: { $0.name == name }) else { return .fails("'\(name)' is missing") }
      guard test.test.lines.contains(where: \.expectsSomething) else {
        return .fails("'\(name)' expects nothing")
      }
    }
    return CheckFinding(isGood: !own.isEmpty, text: "all \(own.count) are there and expect something")
  }
}
