import Foundation

/// The first Swift toolchain on the `PATH`.
package struct Toolchain: Sendable {
  /// The library `libIndexStore`.
  package let indexLibrary: URL
  /// The command `swiftc`.
  package let compiler: URL
  package let swift: URL

  /// The version of the toolchain for cache keys: path, size and date of its library and its compiler.
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

    /// The compiler's arguments for the module `Testing` and its macros, which Xcode keeps outside the default folders.
    var testingFlags: [String] {
      let library = indexLibrary.deletingLastPathComponent()
      let developer = (1...4).reduce(library) { folder, _ in folder.deletingLastPathComponent() }
      let frameworks = developer.appending(path: "Platforms/MacOSX.platform/Developer/Library/Frameworks")
      return ["-F", frameworks.path, "-I", library.appending(path: "swift/macosx/testing").path]
        + ["-plugin-path", library.appending(path: "swift/host/plugins/testing").path]
    }
  #else
    private static let libraryName = "libIndexStore.so"

    /// The compiler's arguments for the module `Testing` and its macros; none, as they are in the default folders.
    var testingFlags: [String] { [] }
  #endif

  /// Finds the toolchain; throws ``CodeGraphError/noToolchain`` if there is none.
  package static func find(environment: [String: String]) async throws(CodeGraphError) -> Toolchain {
    guard let compiler = command("swiftc", environment), let swift = command("swift", environment) else {
      throw .noToolchain
    }
    if let library = library(beside: compiler.resolvingSymlinksInPath().deletingLastPathComponent()) {
      return Toolchain(indexLibrary: library, compiler: compiler, swift: swift)
    }
    // `swiftc` may be a proxy, as with Xcode and version managers; it then prints the real one's folder.
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

  /// The library in the folder itself, such as `lib`, or in `lib` beside it, such as beside `bin`.
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
    let query = ChildProcess(program: compiler, arguments: ["-print-target-info"])
    guard let answer = try? await query.run(timeout: 60), answer.reason == .exit(0) else { return nil }
    let information = try? JSONDecoder().decode(Information.self, from: answer.output)
    return information.map { URL(filePath: $0.paths.runtimeResourcePath) }
  }
}
