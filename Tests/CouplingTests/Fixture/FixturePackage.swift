import Catalog
import Foundation

@testable import Coupling

/// A small package in a temporary folder, which goes when nothing holds it any more.
///
/// It is compiled by the compiler alone, with the flag that a debug build of the package manager passes: that takes a
/// tenth of the time.
final class FixturePackage: Sendable {
  /// The compiler refused the sources.
  struct Refusal: Error {
    let output: String
  }

  let folder: URL
  private let toolchain: Toolchain

  /// Where the index is.
  var store: URL { folder.appending(path: "index") }

  /// Writes the sources: their text by their path, such as `Sources/Shop/Order.swift`.
  init(_ sources: [String: String]) async throws {
    toolchain = try await Toolchain.find(environment: ProcessInfo.processInfo.environment)
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "coupling-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "modules"), withIntermediateDirectories: true)
    for (path, text) in sources { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Compiles every source file of modules, in this order, so that a later one can import an earlier one.
  func compile(inOrder modules: String...) async throws {
    for module in modules { try await compile(module) }
  }

  /// Compiles a module, with its objects in a folder: to the index, another folder is another build.
  func compile(_ module: String, from source: String? = nil, into output: String = "objects") async throws {
    let path = "Sources/\(source ?? module)"
    let sources = try names(in: path).filter { $0.hasSuffix(".swift") }
    let objects = folder.appending(path: "\(output)/\(module)")
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    let arguments =
      ["-module-name", module, "-swift-version", "6", "-Onone", "-j2", "-c", "-emit-module"]
      + ["-emit-module-path", folder.appending(path: "modules/\(module).swiftmodule").path]
      + ["-I", folder.appending(path: "modules").path, "-index-store-path", store.path]
      + ["-index-ignore-system-modules"]
      + sources.map { folder.appending(path: "\(path)/\($0)").path }
    let compiler = toolchain.swift.deletingLastPathComponent().appending(path: "swiftc")
    let ending = try await ChildProcess(
      program: compiler, arguments: arguments, folder: objects, joinsErrors: true
    ).run(patience: 120)
    guard ending.reason == .exit(0) else {
      throw Refusal(output: String(decoding: ending.output, as: UTF8.self))
    }
  }

  /// Deletes a file or a folder.
  func delete(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Gives a file another name.
  func rename(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(at: folder.appending(path: path), to: folder.appending(path: other))
  }

  /// Makes a file look as if it had been changed so many seconds later than it was.
  func postpone(_ path: String, by seconds: Double) throws {
    let file = folder.appending(path: path).path
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    try FileManager.default.setAttributes(
      [.modificationDate: (date ?? Date()).addingTimeInterval(seconds)], ofItemAtPath: file)
  }

  /// The names in a folder, sorted.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  /// The graph of some modules, as the index has it.
  func graph(
    of modules: String..., lookups: [LookupMember] = [], isChecking: Bool = true
  ) throws(CouplingError) -> DependencyGraph {
    var reader = StoreReader(
      package: folder,
      targets: modules.map { MeasuredTarget(module: $0, path: "Sources/\($0)", lookups: lookups) },
      libraryPath: toolchain.indexLibrary.path)
    reader.isChecking = isChecking
    return try reader.graph(fromStoreAt: store.path)
  }
}
