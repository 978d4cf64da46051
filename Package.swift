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

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Optimised in debug builds too: it reads and checks tens of thousands of occurrences each time `compare` runs.
let quick: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

func room(
  _ name: String, knows others: [String] = [], path: String? = nil, settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: others.map { .byName(name: $0) }, path: path ?? "Sources/\(name)",
    swiftSettings: settings)
}

func executable(_ name: String, knows others: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: others.map { .byName(name: $0) }, path: "Sources/Executables/\(name)",
    swiftSettings: strict)
}

func tests(
  _ name: String, knows others: [String], besides files: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name, dependencies: others.map { .byName(name: $0) }, path: "Tests/\(name)", exclude: files,
    swiftSettings: settings)
}

let rooms = [
  room("TerminalKit", settings: onMainActor),
  room("Examples", knows: ["TerminalKit"]),
  room("AccountService", knows: ["Examples"]),
  room("CommandLineKit"),
  room("AccountServer", knows: ["Examples", "AccountService", "CommandLineKit"]),
  room("Scenarios", knows: ["TerminalKit", "Examples", "AccountService"]),
  room("Catalog", path: "Catalog"),
  room("Coupling", knows: ["Catalog"], settings: quick),
  room("Comparison", knows: ["Examples", "Scenarios", "Catalog", "Coupling"] + patterns.map(\.module)),
  room(
    "Report",
    knows: ["TerminalKit", "Examples", "Scenarios", "Catalog", "Coupling", "Comparison", "CommandLineKit"]),
  room(
    "ExampleCommand", knows: ["TerminalKit", "Examples", "AccountService", "Scenarios", "CommandLineKit"]),
  room(
    "CompareCommand",
    knows: [
      "TerminalKit", "Examples", "Scenarios", "Catalog", "Coupling", "Comparison", "Report", "CommandLineKit",
    ]),
  executable("Compare", knows: ["CompareCommand"]),
  executable("RunAccountServer", knows: ["AccountServer"]),
  executable("Benchmark", knows: ["Comparison", "Coupling"]),
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
    "TestSupport", knows: ["TerminalKit", "Examples", "Scenarios", "Catalog", "Coupling", "Comparison"],
    path: "Tests/TestSupport"),
  tests("TerminalKitTests", knows: ["TerminalKit", "Scenarios", "TestSupport"], settings: onMainActor),
  tests("ExamplesTests", knows: ["Examples", "AccountService", "AccountServer"]),
  tests("AccountServiceTests", knows: ["AccountService", "Examples"]),
  tests(
    "AccountServerTests",
    knows: ["AccountServer", "AccountService", "Examples", "Scenarios", "TestSupport"]),
  tests(
    "ScenariosTests",
    knows: ["Scenarios", "Comparison", "TerminalKit", "Examples", "AccountService", "AccountServer"]),
  tests("CatalogTests", knows: ["Catalog", "Comparison"]),
  tests("ComparisonTests", knows: ["Comparison", "Catalog", "Coupling", "Examples", "TestSupport"]),
  tests("CouplingTests", knows: ["Coupling", "Catalog", "TestSupport"]),
  tests("CommandLineKitTests", knows: ["CommandLineKit"]),
  tests(
    "ReportTests",
    knows: [
      "Report", "TerminalKit", "Examples", "Scenarios", "Catalog", "Coupling", "Comparison", "CommandLineKit",
      "TestSupport",
    ]),
  tests(
    "CommandTests",
    knows: ["CompareCommand", "CommandLineKit", "TerminalKit", "Examples", "Comparison", "TestSupport"]),
]

let package = Package(
  name: "architecture-catalogue",
  platforms: [.macOS(.v15)],
  products: patterns.flatMap { pattern in
    ["greet", "login"].map {
      Product.executable(name: "\($0)-\(pattern.id)", targets: ["Run\(pattern.module)"])
    }
  } + [
    .executable(name: "compare", targets: ["Compare"]),
    .executable(name: "account-server", targets: ["RunAccountServer"]),
    .executable(name: "benchmark", targets: ["Benchmark"]),
  ],
  targets: rooms + patternTargets + testTargets
)
