import Foundation

/// Has the compiler check a module and write its index; no code is made.
struct ModuleCompiler {
  /// The compiler's command.
  let compiler: URL
  /// Where it works, and where the interfaces of the modules are that this one imports.
  let workFolder: WorkFolder

  /// What the compiler is told beside files and folders.
  static func flags(for target: SourceTarget) -> [String] {
    ["-swift-version", "6", "-module-name", target.module, "-package-name", "catalogue"]
      + ["-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-index-ignore-system-modules"]
      + (target.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  /// Checks a module, and writes its interface if others import it.
  func compile(_ target: SourceTarget, in package: URL, isImported: Bool) async throws(CodeGraphError) {
    let sources = try SourceFolder(of: target, in: package).sources.map(\.path)
    // As one job: with a job for each file it would take the compiler twice as long.
    var arguments = ["-typecheck", "-wmo"] + Self.flags(for: target)
    // What stands in a file of that name is run from top to bottom.
    if !sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
    arguments += ["-I", workFolder.folder.path, "-module-cache-path", workFolder.headers.path]
    arguments += ["-index-store-path", workFolder.store(of: target.module).path]
    if isImported { arguments += ["-emit-module-path", workFolder.interface(of: target.module).path] }
    arguments += sources.map { package.appending(path: $0).path }
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess(
        program: compiler, arguments: arguments, folder: workFolder.folder, joinsErrors: true
      ).run()
    } catch {
      throw .readerEnded(reason: "'\(compiler.path)' cannot be started (\(error.localizedDescription))")
    }
    guard ending.reason == .exit(0) else {
      let errors = CompilerErrors.summary(of: ending.output).replacing("\(package.path)/", with: "")
      throw .doesNotCompile(module: target.module, errors: errors)
    }
  }
}
