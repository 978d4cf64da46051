// swift-tools-version: 6.3
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
  (module: "VIPER", id: "viper"),
  (module: "MODAV", id: "moda-v"),
  (module: "MODAV2", id: "moda-v2"),
  (module: "MVPCF", id: "mvpcf"),
  (module: "Holder", id: "holder"),
  (module: "MassiveMVC", id: "massive-mvc"),
]

/// Without the flag, a debug build also indexes Foundation and the standard library: a clean build of `greet-mvp` takes
/// 13.9 s instead of 8.3 s.
let settings: [SwiftSetting] = [.unsafeFlags(["-index-ignore-system-modules"])]
let onMainActor: [SwiftSetting] = settings + [.defaultIsolation(MainActor.self)]

func library(
  _ name: String, dependencies: [String] = [], path: String? = nil, settings: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path, swiftSettings: settings)
}

func executable(_ name: String, dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/Executables/\(name)",
    swiftSettings: settings)
}

func tests(
  _ name: String, dependencies: [String], exclude: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

let mainTargets = [
  library("TerminalText"),
  library("TerminalKit", dependencies: ["TerminalText"], settings: onMainActor),
  library("Examples", dependencies: ["TerminalKit"]),
  library("AccountService", dependencies: ["Examples"]),
  library("CommandLineKit", dependencies: ["TerminalText"]),
  library("AccountServer", dependencies: ["Examples", "AccountService", "CommandLineKit", "TerminalText"]),
  library("Scenarios", dependencies: ["TerminalText", "TerminalKit", "Examples", "AccountService"]),
  library("Fuzzing", dependencies: ["TerminalKit", "Examples", "AccountService", "Scenarios"]),
  library("CodeGraph"),
  library("Measures", dependencies: ["CodeGraph"]),
  library("Catalog", dependencies: ["Examples", "CodeGraph", "Measures"], path: "Catalog"),
  library("Comparison", dependencies: ["Examples", "Scenarios", "CodeGraph", "Measures", "Catalog"]),
  library(
    "Tracing", dependencies: ["Examples", "Scenarios", "CodeGraph", "Measures", "Catalog", "Comparison"]),
  library(
    "Report",
    dependencies: [
      "TerminalText", "Examples", "Scenarios", "Fuzzing", "CodeGraph", "Measures", "Catalog", "Comparison",
      "Tracing",
    ]),
  library(
    "ExampleCommand",
    dependencies: [
      "TerminalText", "TerminalKit", "Examples", "AccountService", "Scenarios", "CommandLineKit",
    ]),
  library(
    "CompareCommand",
    dependencies: [
      "TerminalText", "TerminalKit", "Examples", "Scenarios", "Fuzzing", "CodeGraph", "Measures", "Catalog",
      "Comparison", "Tracing", "Report", "CommandLineKit",
    ] + patterns.map(\.module)),
  executable("Compare", dependencies: ["CompareCommand"]),
  executable("RunAccountServer", dependencies: ["AccountServer"]),
  executable("UIKitTable", dependencies: ["CompareCommand", "Comparison", "CodeGraph"]),
]

let patternTargets = patterns.flatMap { pattern in
  [
    library(
      pattern.module, dependencies: ["TerminalKit", "Examples"], path: "Sources/Patterns/\(pattern.module)",
      settings: onMainActor),
    executable("Run\(pattern.module)", dependencies: ["ExampleCommand", pattern.module]),
    tests(
      "\(pattern.module)Tests", dependencies: [pattern.module, "TestSupport"], exclude: ["Fixtures"],
      settings: onMainActor),
  ]
}

let testTargets = [
  library(
    "TestSupport",
    dependencies: ["TerminalKit", "Examples", "Scenarios", "CodeGraph", "Measures", "Catalog", "Comparison"],
    path: "Tests/TestSupport"),
  tests(
    "TerminalKitTests", dependencies: ["TerminalText", "TerminalKit", "Fuzzing", "TestSupport"],
    settings: onMainActor),
  tests("ExamplesTests", dependencies: ["Examples", "TerminalKit", "TestSupport"]),
  tests("AccountServiceTests", dependencies: ["AccountService", "Examples", "TestSupport"]),
  tests(
    "AccountServerTests",
    dependencies: ["AccountServer", "AccountService", "Examples", "Fuzzing", "TestSupport"]),
  tests(
    "ScenariosTests",
    dependencies: [
      "Scenarios", "Fuzzing", "CompareCommand", "TerminalKit", "Examples", "AccountService", "AccountServer",
      "TestSupport",
    ]),
  tests("CatalogTests", dependencies: ["Measures", "Catalog", "CompareCommand", "Examples"]),
  tests("CodeGraphTests", dependencies: ["CodeGraph", "TestSupport"], exclude: ["Fixtures"]),
  tests(
    "ComparisonTests",
    dependencies: [
      "Comparison", "CompareCommand", "Catalog", "CodeGraph", "Measures", "Examples", "Scenarios",
      "TerminalKit", "TestSupport", "MVP", "MVVM",
    ]),
  tests(
    "TracingTests",
    dependencies: [
      "Tracing", "CompareCommand", "Catalog", "CodeGraph", "Measures", "Examples", "TestSupport",
    ]),
  tests("MeasuresTests", dependencies: ["CodeGraph", "Measures"]),
  tests("CommandLineKitTests", dependencies: ["CommandLineKit", "TerminalText"]),
  tests(
    "ReportTests",
    dependencies: [
      "Report", "TerminalText", "Examples", "Scenarios", "CodeGraph", "Measures", "Catalog", "Comparison",
      "CompareCommand", "TestSupport",
    ]),
  tests(
    "CommandTests",
    dependencies: [
      "CompareCommand", "CommandLineKit", "TerminalKit", "Examples", "Scenarios", "Comparison", "CodeGraph",
      "Catalog", "Tracing", "TestSupport",
    ]),
]

/// Set by `compare mutants`, which builds a copy of the package for each mutant and runs only scenarios and pattern tests.
let isForMutants = Context.environment["CATALOGUE_FOR_MUTANTS"] != nil

func isNeededForMutants(_ target: Target) -> Bool {
  switch target.type {
  case .executable: target.name == "Compare"
  case .test: patterns.contains { target.name == "\($0.module)Tests" }
  default: true
  }
}

/// Every pattern's programs, and what is built besides them when it is not for mutants.
var products: [Product] = [.executable(name: "compare", targets: ["Compare"])]
if !isForMutants {
  for (module, id) in patterns {
    products += examples.map { .executable(name: "\($0)-\(id)", targets: ["Run" + module]) }
  }
  products.append(.executable(name: "account-server", targets: ["RunAccountServer"]))
}

let package = Package(
  name: "architecture-catalogue",
  platforms: [.macOS(.v15)],
  products: products,
  targets: (mainTargets + patternTargets + testTargets).filter { !isForMutants || isNeededForMutants($0) }
)
