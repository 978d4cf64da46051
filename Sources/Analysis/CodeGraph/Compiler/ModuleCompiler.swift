import Foundation
import Processes

/// Type-checks a module, which writes its index but generates no code.
struct ModuleCompiler {
  let toolchain: Toolchain
  /// The folder for the output, with the interfaces of imported modules.
  let workFolder: WorkFolder

  /// The arguments but for files and folders; they are part of the cache key.
  static func flags(for target: SourceTarget) -> [String] {
    ["-swift-version", "6", "-module-name", target.module, "-package-name", "catalogue"]
      + ["-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-index-ignore-system-modules"]
      + (target.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + (target.isReadWithTests ? ["-enable-testing"] : [])
  }

  /// Type-checks a module, and writes its interface if other modules import it.
  func compile(_ target: SourceTarget, in package: URL, isImported: Bool) async throws(CodeGraphError) {
    let sources = try target.sources(in: package).map(\.path)
    // With a job for each file the compiler would take twice as long.
    var arguments = ["-typecheck", "-wmo"] + Self.flags(for: target)
    // Only a file of that name may have statements at the top level.
    if !sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
    arguments += ["-I", workFolder.folder.path, "-module-cache-path", workFolder.headers.path]
    arguments += ["-index-store-path", workFolder.store(of: target.module).path]
    if isImported { arguments += ["-emit-module-path", workFolder.interface(of: target.module).path] }
    arguments += toolchain.sdkFlags
    if target.isReadWithTests { arguments += toolchain.testingFlags }
    arguments += sources.map { package.appending(path: $0).path }
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess(
        program: toolchain.compiler, arguments: arguments, folder: workFolder.folder, joinsErrors: true
      ).run()
    } catch {
      throw .indexUnreadable(
        reason: "'\(toolchain.compiler.path)' cannot be started (\(error.localizedDescription))")
    }
    guard ending.reason == .exit(0) else {
      let errors = CompilerErrors.summary(of: ending.output).replacing("\(package.path)/", with: "")
      throw .doesNotCompile(module: target.module, errors: errors)
    }
  }
}
