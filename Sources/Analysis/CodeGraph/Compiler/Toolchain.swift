import Foundation
import Processes

/// The first Swift toolchain on the `PATH`.
package struct Toolchain: Sendable {
  /// The library `libIndexStore`.
  package let indexLibrary: URL
  /// The command `swiftc`.
  package let compiler: URL
  package let swift: URL
  /// The path of macOS's SDK; nil elsewhere, where the compiler needs none.
  let sdk: String?

  /// The version of the toolchain for cache keys: path, size and date of its library and its compiler, and the SDK.
  var identity: String {
    let frontend = indexLibrary.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "bin/swift-frontend")
    let files = [indexLibrary, frontend].map { file in
      let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(facts?[.size] as? Int ?? 0) \(date)"
    }
    return (files + [sdk ?? ""]).joined(separator: "\n")
  }

  /// The compiler's arguments for the SDK.
  var sdkFlags: [String] { sdk.map { ["-sdk", $0] } ?? [] }

  #if canImport(Darwin)
    private static let libraryName = "libIndexStore.dylib"

    /// The compiler's arguments for the module `Testing` and its macros, which are outside the default folders.
    ///
    /// Never run on macOS.
    var testingFlags: [String] {
      let library = indexLibrary.deletingLastPathComponent()
      return Self.frameworkFolders(around: library).flatMap { ["-F", $0.path] }
        + ["-I", library.appending(path: "swift/macosx/testing").path]
        + ["-plugin-path", library.appending(path: "swift/host/plugins/testing").path]
    }
  #else
    private static let libraryName = "libIndexStore.so"

    /// The compiler's arguments for the module `Testing` and its macros; none, as they are in the default folders.
    var testingFlags: [String] { [] }
  #endif

  /// The folders where macOS's developer tools keep the framework `Testing`, by the toolchain's folder `usr/lib`.
  ///
  /// Xcode has it in its platform, beside its toolchains; the Command Line Tools have it in their own folder.
  static func frameworkFolders(around library: URL) -> [URL] {
    let root = library.deletingLastPathComponent().deletingLastPathComponent()
    let developer = root.deletingLastPathComponent().deletingLastPathComponent()
    return [
      developer.appending(path: "Platforms/MacOSX.platform/Developer/Library/Frameworks"),
      root.appending(path: "Library/Developer/Frameworks"),
    ].filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The SDK that the environment names, else the one of macOS's developer tools; nil where there are none.
  ///
  /// The compiler finds it by itself if it is started through `/usr/bin/swiftc`, but not from a toolchain's own folder.
  static func sdk(environment: [String: String]) async -> String? {
    if let named = environment["SDKROOT"], !named.isEmpty { return named }
    guard let finder = command("xcrun", environment) else { return nil }
    let query = ChildProcess(program: finder, arguments: ["--sdk", "macosx", "--show-sdk-path"])
    guard let answer = try? await query.run(timeout: 60), answer.reason == .exit(0) else { return nil }
    let path = String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    return path.isEmpty ? nil : path
  }

  /// Finds the toolchain; throws ``CodeGraphError/noToolchain`` if there is none.
  package static func find(environment: [String: String]) async throws(CodeGraphError) -> Toolchain {
    guard let compiler = command("swiftc", environment), let swift = command("swift", environment) else {
      throw .noToolchain
    }
    let sdk = await sdk(environment: environment)
    if let library = library(beside: compiler.realPath.deletingLastPathComponent()) {
      return Toolchain(indexLibrary: library, compiler: compiler, swift: swift, sdk: sdk)
    }
    // `swiftc` may be a proxy, as with Xcode and version managers; it then prints the real one's folder.
    guard let folder = await resourceFolder(of: compiler),
      let library = library(beside: folder.deletingLastPathComponent())
    else { throw .noToolchain }
    return Toolchain(indexLibrary: library, compiler: compiler, swift: swift, sdk: sdk)
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
