/// A suite of unit tests: its tests, and the code that these use.
struct TestSuite {
  /// The name.
  let name: String
  /// The tests, in the order of the file.
  let tests: [Snippet]
  /// The other members of the suite.
  private let helpers: [Snippet]
  /// The other declarations of the test target that the suite can use.
  private let types: [Snippet]

  /// Finds the tests of a type in a file among others of the target.
  init(_ type: Snippet, in file: TestFile, beside files: [TestFile]) {
    name = type.name
    let members = file.members(of: type)
    tests = members.filter { $0.code.first?.hasPrefix("@Test") == true }
    helpers = members.filter { $0.code.first?.hasPrefix("@Test") != true }
    types = files.flatMap { other in
      let isOwn = other.file.path == file.file.path
      return (isOwn ? other.declarations : other.shared).filter { $0 != type }
    }
  }

  /// The stored properties, initialisers and helpers that a test runs.
  ///
  /// Every test runs the suite's stored properties and initialisers; other code is found by its name.
  func setUp(of test: Snippet) -> [Snippet] {
    let used = Self.closure(of: [test] + helpers.filter(\.isSetUp), in: helpers)
    return helpers.filter(used.contains)
  }

  /// The other types of the test target that a test uses.
  func types(of test: Snippet) -> [Snippet] {
    let used = Self.closure(of: [test] + setUp(of: test), in: types)
    return types.filter(used.contains)
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
