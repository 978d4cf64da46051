// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The examples, by the prefix of their products, as in `greet-mvp`; a test compares them with `Example.all`.
let examples = ["greet", "login", "notes"]

/// The patterns, each with its module and its id, the suffix of its products.
///
/// Each line declares a library, an executable with one product per example, and a test target.
let patterns = [
  (module: "MVC", id: "mvc"),
  (module: "MVP", id: "mvp"),
  (module: "MVVM", id: "mvvm"),
  (module: "MVVMC", id: "mvvm-c"),
  (module: "VIPER", id: "viper"),
  (module: "CleanSwift", id: "clean-swift"),
  (module: "TEA", id: "tea"),
  (module: "MODAV", id: "moda-v"),
  (module: "MODAV2", id: "moda-v2"),
  (module: "MVPCF", id: "mvpcf"),
  (module: "Holder", id: "holder"),
  (module: "MassiveMVC", id: "massive-mvc"),
]

/// The module of a pattern, such as `MVP`: then only it, its program, its tests and what these need are built.
///
/// The bench sets it, which builds copies of one pattern with a change each. The program is then linked once, as `RunMVP`.
///
/// Exercises are done in a copy of one pattern as well, which names the module in the file `.pattern`.
let namedModule = try? String(contentsOfFile: "\(Context.packageDirectory)/.pattern", encoding: .utf8)
let chosenModule = Context.environment["CATALOGUE_PATTERN"] ?? namedModule
let modules = patterns.map(\.module)
precondition(
  chosenModule.map(modules.contains) ?? true,
  "CATALOGUE_PATTERN, or what '.pattern' says, must be one of \(modules.joined(separator: ", ")).")

/// Each module is compiled as a whole, by one compiler process, which also writes the module's interface: a clean build of `compare`
/// takes two thirds of the processor time. Without threads of its own a module has one object file, which the index does not name.
///
/// A chosen pattern is built again and again with a change each, so its files are compiled in batches: that is faster. It also names
/// more of the files with errors, as one process reports what follows from an error only once.
let compilation =
  chosenModule == nil
  ? [
    "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
    "-disable-batch-mode",
  ]
  : []

/// Without this, a debug build also indexes Foundation and the standard library.
let leanIndex = ["-index-ignore-system-modules"]

/// The patterns and what they show keep debug information, as a reader sets breakpoints there; the rest builds faster without.
let debuggable: [SwiftSetting] = [.unsafeFlags(leanIndex + compilation)]
let settings: [SwiftSetting] = [.unsafeFlags(leanIndex + compilation + ["-Xfrontend", "-gnone"])]
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// A library in a room of the house, a folder of Sources.
func library(
  _ name: String, in room: String, dependencies: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
  target(name, path: "Sources/\(room)/\(name)", dependencies: dependencies, settings: settings)
}

func target(
  _ name: String, path: String, dependencies: [String], exclude: [String] = [],
  settings: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path, exclude: exclude,
    swiftSettings: settings)
}

func executable(_ name: String, dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    path: "Sources/Commands/Executables/\(name)", swiftSettings: settings)
}

func tests(
  _ name: String, dependencies: [String], exclude: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

/// The folders of a pattern in the catalogue that hold no code: what was recorded of it, and its cells of change requests.
func keptFolders(of module: String) -> [String] {
  ["\(module)/Records", "\(module)/Changes"].filter { folder in
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Catalog/\(folder)")
  }
}

// Each imports only what stands above it. docs/reading-order.md says what each holds.
let mainTargets = [
  library("TerminalText", in: "Kit"),
  library("TerminalKit", in: "Kit", dependencies: ["TerminalText"], settings: debuggable + onMainActor),
  library("CommandLineKit", in: "Kit", dependencies: ["TerminalText"]),
  library("Processes", in: "Kit"),

  library("Examples", in: "Contract", dependencies: ["TerminalKit"], settings: debuggable),
  library("AccountService", in: "Contract", dependencies: ["Examples"]),
  library(
    "AccountServer", in: "Contract",
    dependencies: ["Examples", "AccountService", "CommandLineKit", "TerminalText"]),

  library(
    "Driver", in: "Driver", dependencies: ["TerminalText", "TerminalKit", "Examples", "AccountService"]),
  library("Scenarios", in: "Driver", dependencies: ["Driver"]),

  library("CodeGraph", in: "Analysis", dependencies: ["Processes"]),
  library("Measures", in: "Analysis", dependencies: ["CodeGraph"]),
  library("PackageLayout", in: "Bench"),
  library("Edits", in: "Bench", dependencies: ["Processes"]),
  target(
    "Catalog", path: "Catalog",
    dependencies: ["Examples", "CodeGraph", "Measures", "PackageLayout", "Edits"],
    exclude: patterns.flatMap { keptFolders(of: $0.module) } + ["Requests"]),
  library(
    "Records", in: "Bench",
    dependencies: ["Examples", "Processes", "CodeGraph", "Measures", "PackageLayout", "Catalog"]),
  library(
    "Verdicts", in: "Analysis",
    dependencies: [
      "Processes", "Examples", "Driver", "Scenarios", "CodeGraph", "Measures", "PackageLayout", "Catalog",
      "Records",
    ]),
  library(
    "Traces", in: "Analysis",
    dependencies: [
      "CommandLineKit", "Examples", "Driver", "Scenarios", "CodeGraph", "Measures", "PackageLayout",
      "Catalog", "Records",
    ]),
  library(
    "Bench", in: "Bench",
    dependencies: [
      "CommandLineKit", "Examples", "Processes", "Driver", "CodeGraph", "Measures", "PackageLayout", "Edits",
      "Catalog",
      "Records", "Verdicts", "Traces",
    ]),

  target(
    "Report", path: "Sources/Report",
    dependencies: [
      "TerminalText", "Examples", "Driver", "CodeGraph", "Measures", "Catalog", "Records", "Verdicts",
      "Traces",
    ]),
  target(
    "Page", path: "Sources/Page",
    dependencies: [
      "TerminalText", "Examples", "Processes", "Driver", "CodeGraph", "Measures", "PackageLayout", "Catalog",
      "Records", "Verdicts", "Traces", "Report",
    ],
    // Read at run time from the package's folder, as the patterns' code is.
    exclude: ["Assets"]),
  library(
    "ExampleCommand", in: "Commands",
    dependencies: [
      "TerminalText", "TerminalKit", "Examples", "AccountService", "Driver", "Scenarios", "CommandLineKit",
    ]),
  library(
    "CompareCommand", in: "Commands",
    dependencies: [
      "TerminalText", "TerminalKit", "CommandLineKit", "Processes", "Examples", "Driver", "Scenarios",
      "CodeGraph", "Measures", "PackageLayout", "Edits", "Catalog", "Records", "Verdicts",
      "Traces", "Bench", "Report", "Page", "ExampleCommand",
    ] + patterns.map(\.module)),
  executable("Compare", dependencies: ["CompareCommand"]),
  executable("RunAccountServer", dependencies: ["AccountServer"]),
  executable("UIKitTable", dependencies: ["CompareCommand", "Verdicts", "CodeGraph"]),
]

let patternTargets = patterns.flatMap { pattern in
  [
    library(
      pattern.module, in: "Patterns", dependencies: ["TerminalKit", "Examples"],
      settings: debuggable + onMainActor),
    executable("Run\(pattern.module)", dependencies: ["ExampleCommand", pattern.module]),
    tests(
      "\(pattern.module)Tests", dependencies: [pattern.module, "TestSupport"], exclude: ["Fixtures"],
      settings: settings + onMainActor),
  ]
}

let testTargets = [
  // For the tests of patterns: it knows nothing of the analysis.
  target(
    "TestSupport", path: "Tests/TestSupport",
    dependencies: ["Processes", "TerminalKit", "Examples", "Driver"], exclude: ["Fixtures"]),
  // Random sessions, and a random number generator that can be seeded.
  target(
    "Fuzzing", path: "Tests/Fuzzing",
    dependencies: ["TerminalKit", "Examples", "AccountService", "Driver"]),
  target(
    "AnalysisTestSupport", path: "Tests/AnalysisTestSupport",
    dependencies: [
      "TestSupport", "Examples", "CodeGraph", "Measures", "Edits", "Catalog", "Records", "Verdicts",
    ]),
  tests(
    "TerminalKitTests", dependencies: ["TerminalText", "TerminalKit", "Fuzzing", "TestSupport"],
    settings: settings + onMainActor),
  tests("ProcessesTests", dependencies: ["Processes", "TestSupport"]),
  tests("CommandLineKitTests", dependencies: ["CommandLineKit", "TerminalText"]),
  tests("ExamplesTests", dependencies: ["Examples", "TestSupport"]),
  tests("AccountServiceTests", dependencies: ["AccountService", "Examples", "TestSupport"]),
  tests(
    "AccountServerTests",
    dependencies: ["AccountServer", "CommandLineKit", "Examples", "Fuzzing", "TestSupport"]),
  tests(
    "ScenariosTests",
    dependencies: [
      "Driver", "Scenarios", "Fuzzing", "CompareCommand", "TerminalKit", "Examples", "AccountService",
      "AccountServer", "MVC", "TestSupport",
    ]),
  tests(
    "CodeGraphTests", dependencies: ["CodeGraph", "Processes", "TestSupport"], exclude: ["Fixtures"]),
  tests("MeasuresTests", dependencies: ["CodeGraph", "Measures"]),
  tests(
    "CatalogTests",
    dependencies: [
      "Processes", "Measures", "PackageLayout", "Edits", "Catalog", "CompareCommand", "Examples",
      "TestSupport",
    ]),
  tests(
    "CaveatTests",
    dependencies: [
      "CodeGraph", "Measures", "Catalog", "Examples", "TestSupport", "AnalysisTestSupport",
    ] + patterns.map(\.module), settings: settings + onMainActor),
  tests(
    "VerdictsTests",
    dependencies: [
      "Verdicts", "Records", "CompareCommand", "Catalog", "CodeGraph", "Measures", "Examples",
      "Driver", "Scenarios", "TerminalKit", "TestSupport", "AnalysisTestSupport", "MVP", "MVVM",
    ]),
  tests(
    "TracesTests",
    dependencies: [
      "Traces", "Bench", "CompareCommand", "Catalog", "CodeGraph", "Measures", "Examples", "Driver",
      "TestSupport",
    ]),
  tests(
    "BenchTests",
    dependencies: [
      "Bench", "Edits", "Records", "CompareCommand", "Catalog", "CodeGraph", "Measures", "PackageLayout",
      "Driver", "Fuzzing", "Examples", "TerminalKit", "TestSupport",
    ]),
  tests(
    "ReportTests",
    dependencies: [
      "Report", "TerminalText", "Examples", "Driver", "Scenarios", "CodeGraph", "Measures", "Catalog",
      "Records", "Verdicts", "CompareCommand", "TestSupport", "AnalysisTestSupport",
    ]),
  tests(
    "PageTests",
    dependencies: [
      "Page", "Report", "Examples", "Driver", "CodeGraph", "Measures", "Catalog", "Records", "Verdicts",
      "Traces", "TestSupport",
    ]),
  tests(
    "CommandTests",
    dependencies: [
      "CompareCommand", "ExampleCommand", "CommandLineKit", "TerminalKit", "Examples", "Driver", "Scenarios",
      "Measures", "Records", "Verdicts", "Bench", "CodeGraph", "Edits", "Catalog", "Traces", "Report",
      "TestSupport",
      "AnalysisTestSupport",
    ]),
]

/// Some targets and all that they need.
func closure(of names: [String], in targets: [Target]) -> [Target] {
  var found: Set<String> = []
  var left = names
  while let name = left.popLast() {
    guard let target = targets.first(where: { $0.name == name }), found.insert(name).inserted else {
      continue
    }
    for case .byNameItem(let needed, _) in target.dependencies { left.append(needed) }
  }
  return targets.filter { found.contains($0.name) }
}

/// The programs of a pattern, one for each example, such as `login-mvp`.
func programs(of module: String, id: String) -> [Product] {
  examples.map { .executable(name: "\($0)-\(id)", targets: ["Run\(module)"]) }
}

var targets = mainTargets + patternTargets + testTargets
var products: [Product] = []
if let chosenModule {
  targets = closure(of: ["Run\(chosenModule)", "\(chosenModule)Tests"], in: targets)
  for (module, id) in patterns where module == namedModule {
    products += programs(of: module, id: id)
  }
} else {
  products = [
    .executable(name: "compare", targets: ["Compare"]),
    .executable(name: "account-server", targets: ["RunAccountServer"]),
  ]
  for (module, id) in patterns {
    products += programs(of: module, id: id)
  }
}

let package = Package(
  name: "architecture-catalogue",
  platforms: [.macOS(.v15)],
  products: products,
  targets: targets
)
