import CodeGraph
import CommandLineKit
import Foundation
import Processes
import Traces

/// A build of the package in a folder of its own in which functions report their calls.
public struct InstrumentedBuild: Sendable {
  private let package: URL
  private let folder: URL
  private let symbolizer: URL
  private let functions: FunctionTable
  /// Locked until the last copy is gone: another recording would replace the program and its calls.
  private let lock: FileHandle

  private let program: URL
  /// In which the program records.
  private let environment: [String: String]
  private var calls: URL { folder.appending(path: "calls") }

  /// Builds a product of a package; `patterns` are the patterns' modules.
  public init(
    of product: String, in package: URL, folder: URL, patterns: [String], environment: [String: String],
    progress: @escaping @Sendable (String) -> Void
  ) async throws(TraceError) {
    self.package = package
    self.folder = folder
    let tools = try await Self.tools(environment)
    symbolizer = tools.folder.appending(path: "llvm-symbolizer")
    // Past the driver, so that nothing is linked besides.
    let flags = [
      "-sanitize=fuzzer", "-sanitize-coverage=func,trace-pc-guard", "-swift-async-frame-pointer=always",
    ].flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
    // A build folder of their own, because neither the compiler nor the linker notices other flags or another recorder.
    let version = Fingerprint(flags + [RecorderSource.text])
    let scratch = folder.appending(path: "build-\(version.text)")
    program = scratch.appending(path: "debug/\(product)")
    let list = folder.appending(path: "functions")
    self.environment = [
      RecorderSource.listVariable: list.path,
      StepMarks.variable: folder.appending(path: "calls").path,
    ]
    let object = folder.appending(path: "recorder.o").path
    try Self.using(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    lock = try Self.locked(folder.appending(path: "lock"))
    try Self.write(RecorderSource.text, to: folder.appending(path: "recorder.c"))
    try await Self.run(
      tools.folder.appending(path: "clang"),
      ["-O1", "-fno-omit-frame-pointer", "-c", "recorder.c", "-o", object], in: folder)
    try await Self.run(
      tools.swift,
      ["build", "--product", product, "--scratch-path", scratch.path, "-Xlinker", object] + flags, in: package
    ) { line in if line.hasPrefix("[") { progress(line) } }
    let symbols = try await Self.run(
      tools.folder.appending(path: "llvm-nm"), ["--defined-only", "--print-size", program.path], in: folder)
    functions = FunctionTable(symbols: String(decoding: symbols, as: UTF8.self), patterns: Set(patterns))
    try Self.write(functions.list, to: list)
  }

  /// Runs the program, in this process's terminal or without input, and returns its recording.
  public func recording(
    of pattern: String, _ example: String, _ name: String, running arguments: [String], inTerminal: Bool,
    declarations: DeclarationLines
  ) async throws(TraceError) -> Recording {
    try Self.write("", to: calls)
    if inTerminal {
      try runInTerminal(arguments)
    } else {
      try await Self.run(program, arguments, in: package, environment: environment)
    }
    let stream = CallStream(try Self.using(calls) { try Data(contentsOf: calls) })
    let steps = stream.steps(
      in: functions, places: try await places(of: stream.addresses), declarations: declarations)
    return Recording(pattern: pattern, example: example, scenario: name, steps: steps)
  }

  private func runInTerminal(_ arguments: [String]) throws(TraceError) {
    do {
      let session = try SpawnedSession(
        program: program, arguments: arguments, environment: environment, streams: .inherited)
      _ = session.reap()
    } catch {
      throw .doesNotStart(program: program.lastPathComponent, reason: error.description)
    }
  }

  private func places(of addresses: [UInt64]) async throws(TraceError) -> [UInt64: Place] {
    // Without an address it would read its input.
    guard !addresses.isEmpty else { return [:] }
    let words = addresses.map { "0x\(String($0, radix: 16))" }
    let output = try await Self.run(
      symbolizer, ["--obj=\(program.path)", "--functions=none", "--no-inlines"] + words, in: folder)
    var places: [UInt64: Place] = [:]
    for (address, line) in zip(addresses, String(decoding: output, as: UTF8.self).split(separator: "\n")) {
      // A file of another package, or line 0 for code without one.
      let parts = line.split(separator: ":")
      guard parts.count == 3, line.hasPrefix("\(package.path)/"), let number = Int(parts[1]), number > 0
      else { continue }
      places[address] = Place(file: String(parts[0].dropFirst(package.path.count + 1)), line: number)
    }
    return places
  }

  /// A file that no other process has locked, locked until it is closed.
  static func locked(_ file: URL) throws(TraceError) -> FileHandle {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unusable(path: file.path, reason: SystemWords.of(errno))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy }
    return handle
  }

  /// The command `swift`, and the folder of the other tools.
  private struct Tools {
    let swift: URL
    let folder: URL
  }

  private static func tools(_ environment: [String: String]) async throws(TraceError) -> Tools {
    #if canImport(Darwin)
      throw .needsLinux
    #else
      let toolchain: Toolchain
      do {
        toolchain = try await Toolchain.find(environment: environment)
      } catch {
        throw .noToolchain(reason: error.description)
      }
      // Beside the library, because `swift` may be a proxy.
      let folder = toolchain.indexLibrary.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "bin")
      for name in ["clang", "llvm-nm", "llvm-symbolizer"]
      where !FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path) {
        throw .missingTool(name: name)
      }
      return Tools(swift: toolchain.swift, folder: folder)
    #endif
  }

  private static func write(_ text: String, to file: URL) throws(TraceError) {
    try using(file) { try Data(text.utf8).write(to: file) }
  }

  /// What `access` makes of a file or folder of the recorder.
  private static func using<Result>(
    _ file: URL, _ access: () throws -> Result
  ) throws(TraceError) -> Result {
    do {
      return try access()
    } catch {
      throw .unusable(path: file.path, reason: SystemWords.of(error))
    }
  }

  @discardableResult
  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    progress: (@Sendable (String) -> Void)? = nil
  ) async throws(TraceError) -> Data {
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess(
        program: program, arguments: arguments, folder: folder, environment: environment, joinsErrors: true
      ).run(progress: progress)
    } catch {
      throw .doesNotStart(program: program.lastPathComponent, reason: SystemWords.of(error))
    }
    guard ending.reason == .exit(0) else {
      throw .failed(
        program: program.lastPathComponent, output: CompilerErrors.summary(of: ending.output))
    }
    return ending.output
  }
}
