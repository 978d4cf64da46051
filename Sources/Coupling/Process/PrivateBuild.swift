import Foundation

/// A build of the package for the sake of its index, in a folder of its own.
///
/// Release builds leave no index, other build systems put it elsewhere, and a deleted one does not come back.
package struct PrivateBuild: Sendable {
  let package: URL
  /// Where to build; kept, so that the next time takes seconds.
  let scratch: URL
  let swift: URL
  /// What to build, such as `compare`.
  let product: String

  var store: URL { scratch.appending(path: "index") }

  /// Builds, and tells each line that the package manager says.
  func run(progress: @escaping @Sendable (String) -> Void) async throws(CouplingError) {
    let arguments =
      ["build", "--package-path", package.path, "--scratch-path", scratch.path, "--build-system", "native"]
      + ["--product", product]
      + ["-index-store-path", store.path, "-index-ignore-system-modules"].flatMap { ["-Xswiftc", $0] }
    let ending: ChildProcess.Ending
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw .buildFolderUnusable(path: scratch.path, reason: "it cannot be made")
    }
    guard FileManager.default.isWritableFile(atPath: scratch.path) else {
      throw .buildFolderUnusable(path: scratch.path, reason: "it cannot be written to")
    }
    do {
      ending = try await ChildProcess(
        program: swift, arguments: arguments, folder: scratch, joinsErrors: true
      ).run { line in
        // What goes wrong is told once, at the end.
        if line.hasPrefix("[") || line.hasPrefix("Build") { progress(line) }
      }
    } catch {
      throw .buildFailed(reason: "'\(swift.path)' cannot be started (\(error.localizedDescription))")
    }
    guard ending.reason == .exit(0) else {
      if let space = try? scratch.resourceValues(forKeys: [.volumeAvailableCapacityKey])
        .volumeAvailableCapacity,
        space < 1 << 20
      {
        throw .buildFolderUnusable(path: scratch.path, reason: "there is no space left")
      }
      throw .buildFailed(reason: Self.summary(of: ending.output))
    }
  }

  /// The first errors, or the last lines where nothing is called one.
  package static func summary(of output: Data) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(": error:") || $0.hasPrefix("error:") }
    var seen: Set<String> = []
    let told = (errors.isEmpty ? Array(lines.suffix(5)) : errors).filter { seen.insert($0).inserted }
    return told.prefix(5).joined(separator: "\n")
  }
}
