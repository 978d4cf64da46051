import CodeGraph
import CompareCommand
import Comparison
import Foundation

/// Times the reading of code, without and with a cache: of this catalogue and of generated modules.
@main
struct Benchmark {
  static func main() async throws {
    ReadingService.runIfRequested()
    let package = try PackageFolder(
      named: nil, from: URL(filePath: FileManager.default.currentDirectoryPath)
    ).url
    print("types   edges   milliseconds without cache   with cache, the best of five")
    try await time(package, Codebase.targets(for: Registry.cards), "this catalogue")
    for count in [1_000, 4_000, 16_000] {
      let generated = try GeneratedPackage(types: count)
      try await time(
        generated.folder, [SourceTarget(module: "Generated", path: "Sources")], "generated")
    }
  }

  private static func time(_ package: URL, _ targets: [SourceTarget], _ name: String) async throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let reader = CodeReader(
      package: package, targets: targets,
      program: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]), cache: cache,
      environment: ProcessInfo.processInfo.environment)
    func read() async throws -> (graph: DependencyGraph, milliseconds: Double) {
      let start = ContinuousClock.now
      let graph = try await reader.read(progress: { _ in }).graph
      let (seconds, rest) = (ContinuousClock.now - start).components
      return (graph, Double(seconds) * 1e3 + Double(rest) / 1e15)
    }
    let (graph, first) = try await read()
    var again: [Double] = []
    for _ in 0..<5 { again.append(try await read().milliseconds) }
    let times = [first, again.min() ?? 0].map { String(format: "%.1f", $0) }.joined(separator: "   ")
    print("\(graph.types.count)   \(graph.edges.count)   \(times)   \(name)")
  }
}
