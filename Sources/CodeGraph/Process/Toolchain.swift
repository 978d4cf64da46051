import Foundation

/// The Swift toolchain in use: the first on the `PATH`.
package struct Toolchain: Sendable {
  /// The toolchain's index library.
  package let indexLibrary: URL
  /// The compiler's command.
  package let compiler: URL
  /// The package manager's command.
  package let swift: URL

  /// What tells one toolchain from another: the path, size and date of what does the work.
  var identity: String {
    let frontend = indexLibrary.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "bin/swift-frontend")
    return [indexLibrary, frontend].map { file in
      let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(facts?[.size] as? Int ?? 0) \(date)"
    }.joined(separator: "\n")
  }

  #if canImport(Darwin)
    private static let libraryName = "libIndexStore.dylib"
  #else
    private static let libraryName = "libIndexStore.so"
  #endif

  /// Finds the toolchain.
  package static func find(environment: [String: String]) async throws(CodeGraphError) -> Toolchain {
    guard let compiler = command("swiftc", environment), let swift = command("swift", environment) else {
      throw .noToolchain
    }
    if let library = library(beside: compiler.resolvingSymlinksInPath().deletingLastPathComponent()) {
      return Toolchain(indexLibrary: library, compiler: compiler, swift: swift)
    }
    // `swiftc` may be a stand-in for the real one, as with Xcode and version managers; then it has to be asked.
    guard let folder = await resourceFolder(of: compiler),
      let library = library(beside: folder.deletingLastPathComponent())
    else { throw .noToolchain }
    return Toolchain(indexLibrary: library, compiler: compiler, swift: swift)
  }

  private static func command(_ name: String, _ environment: [String: String]) -> URL? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let file = URL(filePath: String(folder)).appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
  }

  /// The library in `lib`, beside `bin` or around the resources in `lib/swift`.
  private static func library(beside folder: URL) -> URL? {
    let places = [folder, folder.deletingLastPathComponent().appending(path: "lib")]
    return places.map { $0.appending(path: libraryName) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func resourceFolder(of compiler: URL) async -> URL? {
    struct Information: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }
      let paths: Paths
    }
    let asked = ChildProcess(program: compiler, arguments: ["-print-target-info"])
    guard let answer = try? await asked.run(timeout: 60), answer.reason == .exit(0) else { return nil }
    let information = try? JSONDecoder().decode(Information.self, from: answer.output)
    return information.map { URL(filePath: $0.paths.runtimeResourcePath) }
  }
}
