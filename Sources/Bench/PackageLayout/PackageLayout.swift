/// Where the parts of the package lie: paths relative to its folder.
///
/// A pattern's things lie in three places of its name: its code, its folder of the catalogue and its tests.
public enum PackageLayout {
  /// The manifest.
  public static let manifest = "Package.swift"
  /// The folder of all patterns' code.
  public static let patterns = "Sources/Patterns"
  /// The folder of the styles and scripts of pages.
  public static let pageAssets = "Sources/Page/Assets"
  /// The folder of the katas.
  public static let katas = "docs/kata"
  /// The file that lists the patterns.
  public static let registry = "Sources/Commands/CompareCommand/Registry.swift"
  /// The folders of the scenarios, and of the code that runs them and the unit tests for the records.
  public static let runners = [
    "Sources/Driver/Scenarios", "Sources/Commands/ExampleCommand/Scenarios", "Sources/Bench/Edits",
    "Sources/Bench/Bench/Copy", "Sources/Bench/Bench/Run",
  ]
  /// The folders of the code that reads the unit tests, and what they need, from the compiler's index.
  public static let testReaders = ["Sources/Analysis/CodeGraph", "Sources/Analysis/Measures/Tests"]
  /// The folder of the code that runs mutants.
  public static let mutantRunner = "Sources/Bench/Bench/Mutants"
  /// The folder of the code that runs the cells of change requests.
  public static let changeRunner = "Sources/Bench/Bench/Changes"
  /// The folder of the code that records calls.
  public static let recorder = "Sources/Bench/Bench/Recorder"
  /// The parts of the package that a build needs.
  public static let built = [manifest, "Catalog", "Sources", "Tests"]
  /// The contract of the examples, which change requests change.
  public static let contract = "docs/spec.md"

  /// The folder of a pattern's code.
  public static func code(of module: String) -> String { "\(patterns)/\(module)" }

  /// The file of a pattern's composition root.
  public static func compositionRoot(of module: String) -> String {
    "\(code(of: module))/\(module)Pattern.swift"
  }

  /// The folder of a pattern's program.
  public static func program(of module: String) -> String { "Sources/Commands/Executables/Run\(module)" }

  /// The parts of the package that a copy with one pattern alone needs, to be built and tested by itself; the contract is one.
  public static func parts(withOnly module: String) -> [String] {
    [
      manifest, ".gitignore", ".swift-format", contract, "Sources/Kit", "Sources/Contract", "Sources/Driver",
      "Sources/Commands/ExampleCommand", program(of: module), code(of: module), tests(of: module),
      "Tests/TestSupport",
    ]
  }

  /// The folder of a pattern's unit tests.
  public static func tests(of module: String) -> String { "Tests/\(module)Tests" }

  /// The folder of a pattern's unit tests through the logic, whose names all patterns share.
  public static func logicTests(of module: String) -> String { "\(tests(of: module))/Logic" }

  /// The folder of a pattern's unit tests of one part alone, with a folder for each example.
  public static func partTests(of module: String) -> String { "\(tests(of: module))/Parts" }

  /// The folder of the catalogue with what is known of a pattern.
  public static func catalogue(of module: String) -> String { "Catalog/\(module)" }

  /// The file of a pattern's card.
  public static func card(of module: String) -> String { "\(catalogue(of: module))/\(module)Card.swift" }

  /// The folder of what was recorded of a pattern.
  public static func records(of module: String) -> String { "\(catalogue(of: module))/Records" }

  /// The folder of the change requests.
  public static let requests = "Catalog/Requests"

  /// The folder of a pattern's cell of a change request.
  public static func cell(of module: String, request: String) -> String {
    "\(catalogue(of: module))/Changes/\(request)"
  }

  /// The folder of a second version of a pattern's cell, by another author.
  public static func secondCell(of module: String, request: String) -> String {
    "\(cell(of: module, request: request))/second"
  }

  /// The folder of the change of whoever runs the command, in a copy of the package.
  public static func ownCell(of module: String, request: String) -> String {
    "\(cell(of: module, request: request))/own"
  }

  /// The file of what a pattern's cells were when they were delivered.
  public static func deliveredCells(of module: String) -> String {
    "\(catalogue(of: module))/Changes/delivered.jsonl"
  }

  /// The file with the patterns of which each request has a second version.
  public static let secondVersions = "\(requests)/second-versions.json"

  /// The file of what came of joining two change requests in a pattern.
  public static func mergeRecord(of module: String) -> String {
    "\(catalogue(of: module))/Records/merges.jsonl"
  }

  /// The file of the results of a pattern's cells of change requests.
  public static func cellRecord(of module: String) -> String {
    "\(catalogue(of: module))/Records/changes.jsonl"
  }

  /// The file of the calls that were recorded of a pattern.
  public static func calls(of module: String) -> String { "\(records(of: module))/calls.jsonl" }

  /// The folder of what all patterns share of an example.
  public static func example(_ name: String) -> String { "\(SharedModule.examples.path)/\(name)" }
}
