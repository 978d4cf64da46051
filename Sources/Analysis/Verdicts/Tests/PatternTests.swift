import Catalog
import Examples
import Measures
import Records

/// The unit tests of one pattern through the logic for an example.
public struct PatternTests: Sendable, Encodable {
  /// The pattern's id.
  public let pattern: Card.ID
  /// The tests, in the order of the file.
  public internal(set) var tests: [PatternTest]
  /// The pattern's card.
  public let card: Card
  /// The kept results; nil if there are none for the present code.
  public let record: PatternMutants?

  private enum CodingKeys: CodingKey { case pattern, tests }

  /// Finds the tests in a test target, each with the code that it uses.
  ///
  /// Every test runs its suite's stored properties and initialisers; other code is found by its name.
  init(of card: Card, in example: Example, target: TestTarget, record: PatternMutants?) {
    let suite = example.suite
    var (members, types): ([Snippet], [Snippet]) = ([], [])
    for (file, declarations) in target {
      let isSuite = file.name == "\(suite).swift"
      for type in declarations {
        if isSuite, type.name == suite {
          let lines = file.lines[..<(type.place.line + type.lines.count - 2)].dropFirst(type.place.line - 1)
          members += Snippet.all(in: lines, of: file.path, indent: 2)
        } else if isSuite || !type.lines.contains(where: { $0.hasPrefix("private ") }) {
          types.append(type)
        }
      }
    }
    let tests = members.filter { $0.code.first?.hasPrefix("@Test") == true }
    let others = members.filter { !tests.contains($0) }
    let recorded = record?.unitTests?.logicTests(of: example)
    self.tests = tests.map { test in
      let setUp = Self.closure(of: [test] + others.filter(\.isSetUp), in: others)
      let all = Self.closure(of: setUp, in: types)
      return PatternTest(
        test, setUp: others.filter(setUp.contains), types: types.filter(all.contains),
        record: recorded?.first { $0.name == test.name },
        mutants: recorded.map { _ in record?.results.filter { $0.mutation.example == example } ?? [] })
    }
    (pattern, self.card) = (card.id, card)
    self.record = recorded == nil ? nil : record
  }

  /// Some declarations and the candidates that they name, and so on.
  private static func closure(of snippets: [Snippet], in candidates: [Snippet]) -> [Snippet] {
    let words = snippets.reduce(into: Set()) { $0.formUnion($1.words) }
    let named = candidates.filter { words.contains($0.name) && !snippets.contains($0) }
    return named.isEmpty ? snippets : closure(of: snippets + named, in: candidates)
  }
}

extension Snippet {
  /// Whether each test of the suite runs it: a stored property or an initialiser.
  fileprivate var isSetUp: Bool {
    guard let head = code.first else { return false }
    return name == "init" || head.contains(/\b(let|var)\s/) && (head.contains("=") || !head.contains("{"))
  }
}

/// The files of a test target with their declarations.
typealias TestTarget = [(file: SourceFile, declarations: [Snippet])]
