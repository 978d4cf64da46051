import Examples
import Measures
import PackageLayout

extension UnitTests {
  /// An example's tests through the logic: those of its suite.
  package func logicTests(of example: Example) -> [UnitTest] {
    tests.filter { $0.kind == .logic && $0.suite == example.suite }
  }

  /// An example's tests of one part alone: those in its folder.
  package func partTests(of example: Example) -> [UnitTest] {
    tests.filter { $0.kind == .part && $0.place.file.contains("/Parts/\(example.name)/") }
  }

  /// An example's tests of a kind, with the doubles that they create.
  package func tests(_ kind: UnitTest.Kind, of example: Example) -> TestedCode.Tests {
    let tests = kind == .logic ? logicTests(of: example) : partTests(of: example)
    let created = Set(tests.flatMap(\.doubles))
    return TestedCode.Tests(tests: tests, doubles: doubles.filter { created.contains($0.name) })
  }
}

extension UnitTestFolder {
  /// The folders of a pattern's unit tests, kind by kind.
  package static func all(of module: String) -> [UnitTestFolder] {
    [
      UnitTestFolder(
        .logic, path: PackageLayout.logicTests(of: module), suites: Example.all.map(\.suite)),
      UnitTestFolder(.part, path: PackageLayout.partTests(of: module)),
    ]
  }
}

extension Example {
  /// The suite of tests through the logic, whose test names all patterns share.
  package var suite: String { "\(name)Tests" }
}
