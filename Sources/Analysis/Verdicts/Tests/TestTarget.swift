import Catalog
import Examples
import PackageLayout
import Processes

/// The files of a pattern's test target.
struct TestTarget {
  /// Those of the tests through the logic.
  let logic: [TestFile]
  /// All others, if they were read: tests of a part alone, and what these share.
  let others: [TestFile]

  /// The suites of an example's tests of a part alone: the types in its folder whose names end in `Tests`.
  func partSuites(of example: Example, in card: Card) -> [TestSuite] {
    let folder = "\(PackageLayout.partTests(of: card.module))/\(example.name)/"
    return others.filter { $0.file.path.hasPrefix(folder) }.flatMap { file in
      file.declarations.filter { $0.name.hasSuffix("Tests") }.map { type in
        TestSuite(type, in: file, beside: logic + others)
      }
    }
  }

  /// The suite of an example's tests through the logic; nil if there is none.
  func logicSuite(of example: Example) -> TestSuite? {
    for file in logic where file.file.name == "\(example.suite).swift" {
      if let type = file.declarations.first(where: { $0.name == example.suite }) {
        return TestSuite(type, in: file, beside: logic)
      }
    }
    return nil
  }
}

extension PackageFolder {
  /// Reads a pattern's test target, or only its tests through the logic.
  func testTarget(of card: Card, withParts: Bool) throws(PackageFolderError) -> TestTarget {
    let folder = PackageLayout.logicTests(of: card.module)
    var logic: [TestFile] = []
    for name in try names(in: folder).sorted() where name.hasSuffix(".swift") {
      logic.append(TestFile(try file("\(folder)/\(name)")))
    }
    var others: [TestFile] = []
    let paths = withParts ? FileList.paths(in: PackageLayout.tests(of: card.module), of: url).sorted() : []
    for path in paths
    where path.hasSuffix(".swift") && !path.hasPrefix("\(folder)/") {
      others.append(TestFile(try file(path)))
    }
    return TestTarget(logic: logic, others: others)
  }
}
