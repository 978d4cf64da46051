import Foundation

@testable import Coupling

/// A module of `Tests/Samples`, compiled with its index into a temporary folder.
struct SampleStore {
  let module: String
  /// The package with the sources; the store is in it.
  let package: URL
  private let library: URL

  var store: URL { package.appending(path: "store") }

  private var target: MeasuredTarget { MeasuredTarget(module: module, path: "Sources/\(module)") }

  /// Copies and compiles a module, with some files more.
  init(of module: String, with files: [String: String] = [:]) async throws {
    self.module = module
    let manager = FileManager.default
    package = manager.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "store-\(UUID().uuidString)")
    let toolchain = try await Toolchain.find(environment: ProcessInfo.processInfo.environment)
    library = toolchain.indexLibrary
    let sources = package.appending(path: "Sources/\(module)")
    let products = package.appending(path: "products")
    try manager.createDirectory(at: products, withIntermediateDirectories: true)
    try manager.createDirectory(
      at: sources.deletingLastPathComponent(), withIntermediateDirectories: true)
    let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Samples/\(module)")
    try manager.copyItem(at: samples, to: sources)
    for (name, text) in files { try Data(text.utf8).write(to: sources.appending(path: name)) }
    let paths = try manager.contentsOfDirectory(atPath: sources.path).sorted()
      .map { sources.appending(path: $0).path }
    let run = try await ChildProcess(
      program: toolchain.swift.deletingLastPathComponent().appending(path: "swiftc"),
      arguments: ["-c", "-parse-as-library", "-D", "DEBUG", "-swift-version", "5", "-module-name", module]
        + ["-index-store-path", store.path, "-index-ignore-system-modules"] + paths,
      folder: products, joinsErrors: true
    ).run(patience: 120)
    guard run.reason == .exit(0) else { throw Failure(output: String(decoding: run.output, as: UTF8.self)) }
  }

  /// The module did not compile.
  struct Failure: Error {
    let output: String
  }

  /// What to ask a reading process for.
  func request(forStoreAt store: URL) -> ReadingRequest {
    ReadingRequest(package: package, targets: [target], libraryPath: library.path, storePath: store.path)
  }

  /// The graph, read in this process.
  func graph() throws(CouplingError) -> DependencyGraph {
    try StoreReader(package: package, targets: [target], libraryPath: library.path)
      .graph(fromStoreAt: store.path)
  }

  /// The paths under the store of all its files, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: store.path).filter {
      (try? FileManager.default.attributesOfItem(atPath: store.appending(path: $0).path)[.type])
        as? FileAttributeType
        == .typeRegular
    }.sorted()
  }

  func remove() {
    try? FileManager.default.removeItem(at: package)
  }
}
