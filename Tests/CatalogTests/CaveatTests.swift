import Catalog
import CompareCommand
import Foundation
import Testing

/// A caveat about code names a test of the pattern that shows it.
@Suite struct CaveatTests {
  @Test(arguments: Registry.cards) func `Every test that a caveat names exists`(card: Card)
    throws
  {
    let folder = SourceTree.package.appending(path: "Tests/\(card.module)Tests")
    let tests = Self.tests(in: try SourceTree.texts(in: folder).values.sorted())
    #expect(tests.count > 20)
    #expect(Self.missingTests(of: card, among: tests) == [])
  }

  /// The names of the test functions in Swift files.
  private static func tests(in texts: [String]) -> Set<String> {
    let declaration = /@Test\b[^`{}]*?\bfunc (?:`([^`]+)`|(\w+))/
    return Set(texts.flatMap { $0.matches(of: declaration) }.map { String($0.output.1 ?? $0.output.2 ?? "") })
  }

  private static func missingTests(of card: Card, among tests: Set<String>) -> [String] {
    card.caveats.compactMap { caveat in
      guard case .code(let test) = caveat.subject, !tests.contains(test) else { return nil }
      return "caveat \(caveat.number): no test '\(test)'"
    }
  }
}
