import Comparison
import Coupling
import Foundation

/// Times the index reader: on this catalogue and on generated packages of growing size.
@main
struct Benchmark {
  static func main() async throws {
    let environment = ProcessInfo.processInfo.environment
    let toolchain = try await Toolchain.find(environment: environment)
    let program = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
    let package = try PackageFolder(
      named: nil, from: URL(filePath: FileManager.default.currentDirectoryPath)
    ).url.resolvingSymlinksInPath()
    // A release build leaves no index; that of the last debug build will do.
    let stores = [
      program.deletingLastPathComponent().appending(path: "index/store").path,
      package.appending(path: ".build/debug/index/store").path,
    ]
    print("types   edges   milliseconds, the best of five")
    try time(
      StoreReader(package: package, targets: Codebase.targets(), libraryPath: toolchain.indexLibrary.path),
      stores.first(where: FileManager.default.fileExists) ?? stores[0], "this catalogue")
    for count in [1_000, 4_000, 16_000] {
      let generated = try GeneratedPackage(types: count, compiler: toolchain.compiler)
      try time(
        StoreReader(
          package: generated.folder, targets: [MeasuredTarget(module: "Generated", path: "Sources")],
          libraryPath: toolchain.indexLibrary.path), generated.store.path, "generated")
    }
  }

  private static func time(_ reader: StoreReader, _ store: String, _ name: String) throws {
    var best = Duration.seconds(3600)
    var graph = try reader.graph(fromStoreAt: store)
    for _ in 0..<5 {
      best = min(best, try ContinuousClock().measure { graph = try reader.graph(fromStoreAt: store) })
    }
    let milliseconds = Double(best.components.attoseconds) / 1e15 + Double(best.components.seconds) * 1e3
    print("\(graph.types.count)   \(graph.edges.count)   \(String(format: "%.1f", milliseconds))   \(name)")
  }
}
