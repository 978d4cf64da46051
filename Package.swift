// swift-tools-version: 6.3
import PackageDescription

/// The catalogue's patterns: the module's name, and the word after `greet-` and `login-`.
///
/// Each line makes a library, an executable with two names, and a test target.
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

/// Without the flag, a debug build also indexes Foundation and the standard library for editors: a clean build of
/// `greet-mvp` then takes 1.6 times as long (13.9 s against 8.3 s).
let settings: [SwiftSetting] = [.unsafeFlags(["-index-ignore-system-modules"])]
let onMainActor: [SwiftSetting] = settings + [.defaultIsolation(MainActor.self)]

func room(
  _ name: String, knows others: [String] = [], path: String? = nil, settings: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name, dependencies: others.map { .byName(name: $0) }, path: path ?? "Sources/\(name)",
    swiftSettings: settings)
}

func executable(_ name: String, knows others: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: others.map { .byName(name: $0) }, path: "Sources/Executables/\(name)",
    swiftSettings: settings)
}

func tests(
  _ name: String, knows others: [String], besides files: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
  .testTarget(
    name: name, dependencies: others.map { .byName(name: $0) }, path: "Tests/\(name)", exclude: files,
    swiftSettings: settings)
}

let rooms = [
  room("TerminalText"),
  room("TerminalKit", knows: ["TerminalText"], settings: onMainActor),
  room("Examples", knows: ["TerminalKit"]),
  room("AccountService", knows: ["Examples"]),
  room("CommandLineKit", knows: ["TerminalText"]),
  room("AccountServer", knows: ["Examples", "AccountService", "CommandLineKit", "TerminalText"]),
  room("Scenarios", knows: ["TerminalText", "TerminalKit", "Examples", "AccountService"]),
  room("Fuzzing", knows: ["TerminalKit", "Examples", "AccountService", "Scenarios"]),
  room("CodeGraph"),
  room("Measures", knows: ["CodeGraph"]),
  room("Catalog", knows: ["CodeGraph", "Measures"], path: "Catalog"),
  room("Comparison", knows: ["Examples", "Scenarios", "CodeGraph", "Measures", "Catalog"]),
  room(
    "Report",
    knows: [
      "TerminalText", "Examples", "Scenarios", "Fuzzing", "CodeGraph", "Measures", "Catalog", "Comparison",
    ]),
  room(
    "ExampleCommand",
    knows: ["TerminalText", "TerminalKit", "Examples", "AccountService", "Scenarios", "CommandLineKit"]),
  room(
    "CompareCommand",
    knows: [
      "TerminalText", "TerminalKit", "Examples", "Scenarios", "Fuzzing", "CodeGraph", "Catalog", "Comparison",
      "Report", "CommandLineKit",
    ] + patterns.map(\.module)),
  executable("Compare", knows: ["CompareCommand"]),
  executable("RunAccountServer", knows: ["AccountServer"]),
  executable("Benchmark", knows: ["CompareCommand", "Comparison", "CodeGraph"]),
  executable("UIKitTable", knows: ["CodeGraph"]),
]

let patternTargets = patterns.flatMap { pattern in
  [
    room(
      pattern.module, knows: ["TerminalKit", "Examples"], path: "Sources/Patterns/\(pattern.module)",
      settings: onMainActor),
    executable("Run\(pattern.module)", knows: ["ExampleCommand", pattern.module]),
    tests(
      "\(pattern.module)Tests", knows: [pattern.module, "TestSupport"], besides: ["Fixtures"],
      settings: onMainActor),
  ]
}

let testTargets = [
  room(
    "TestSupport",
    knows: ["TerminalKit", "Examples", "Scenarios", "CodeGraph", "Measures", "Catalog", "Comparison"],
    path: "Tests/TestSupport"),
  tests(
    "TerminalKitTests", knows: ["TerminalText", "TerminalKit", "Fuzzing", "TestSupport"],
    settings: onMainActor),
  tests("ExamplesTests", knows: ["Examples"]),
  tests("AccountServiceTests", knows: ["AccountService", "Examples"]),
  tests(
    "AccountServerTests",
    knows: ["AccountServer", "AccountService", "Examples", "Fuzzing", "TestSupport"]),
  tests(
    "ScenariosTests",
    knows: [
      "Scenarios", "Fuzzing", "CompareCommand", "TerminalKit", "Examples", "AccountService", "AccountServer",
      "TestSupport",
    ]),
  tests("CatalogTests", knows: ["Measures", "Catalog", "CompareCommand"]),
  tests("CodeGraphTests", knows: ["CodeGraph", "TestSupport"], besides: ["Fixtures"]),
  tests(
    "ComparisonTests",
    knows: ["Comparison", "CompareCommand", "Catalog", "CodeGraph", "Measures", "Examples", "TestSupport"]),
  tests("MeasuresTests", knows: ["CodeGraph", "Measures"]),
  tests("CommandLineKitTests", knows: ["CommandLineKit", "TerminalText"]),
  tests(
    "ReportTests",
    knows: [
      "Report", "TerminalText", "Examples", "Scenarios", "CodeGraph", "Measures", "Catalog", "Comparison",
      "CompareCommand", "TestSupport",
    ]),
  tests(
    "CommandTests",
    knows: ["CompareCommand", "CommandLineKit", "TerminalKit", "Examples", "Comparison", "TestSupport"]),
]

/// `compare mutants` builds a copy of the package again and again, and runs nothing but scenarios and the patterns' tests.
let isForMutants = Context.environment["CATALOGUE_FOR_MUTANTS"] != nil

func isNeededForMutants(_ target: Target) -> Bool {
  switch target.type {
  case .executable: target.name == "Compare"
  case .test: patterns.contains { target.name == "\($0.module)Tests" }
  default: true
  }
}

/// `greet-` and `login-`, and what is built besides them when it is not for mutants.
var products: [Product] = [.executable(name: "compare", targets: ["Compare"])]
if !isForMutants {
  for (module, id) in patterns {
    products.append(.executable(name: "greet-" + id, targets: ["Run" + module]))
    products.append(.executable(name: "login-" + id, targets: ["Run" + module]))
  }
  products.append(.executable(name: "account-server", targets: ["RunAccountServer"]))
  products.append(.executable(name: "benchmark", targets: ["Benchmark"]))
}

let package = Package(
  name: "architecture-catalogue",
  platforms: [.macOS(.v15)],
  products: products,
  targets: (rooms + patternTargets + testTargets).filter { !isForMutants || isNeededForMutants($0) }
)
