import CodeGraph
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
  ) async throws {
    (self.package, self.folder) = (package, folder)
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
      "CATALOGUE_TRACE_LIST": list.path,
      "CATALOGUE_TRACE_OUTPUT": folder.appending(path: "calls").path,
    ]
    let object = folder.appending(path: "recorder.o").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    lock = try Self.locked(folder.appending(path: "lock"))
    try Data(RecorderSource.text.utf8).write(to: folder.appending(path: "recorder.c"))
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
    try Data(functions.list.utf8).write(to: list)
  }

  /// Runs the program, in this process's terminal or without input, and returns its recording.
  public func recording(
    of pattern: String, _ example: String, _ name: String, running arguments: [String], inTerminal: Bool,
    declarations: DeclarationLines
  ) async throws -> Recording {
    try Data().write(to: calls)
    if inTerminal {
      _ = try SpawnedSession(
        program: program, arguments: arguments, environment: environment, streams: .inherited
      ).reap()
    } else {
      try await Self.run(program, arguments, in: package, environment: environment)
    }
    let stream = CallStream(try Data(contentsOf: calls))
    let steps = stream.steps(
      in: functions, places: try await places(of: stream.addresses), declarations: declarations)
    return Recording(pattern: pattern, example: example, scenario: name, steps: steps)
  }

  private func places(of addresses: [UInt64]) async throws -> [UInt64: Place] {
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
  static func locked(_ file: URL) throws -> FileHandle {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw TraceError("'\(file.path)' cannot be written: \(String(cString: strerror(errno))).")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw TraceError("Another recording is under way. Try again when it has ended.")
    }
    return handle
  }

  private static func tools(_ environment: [String: String]) async throws -> (swift: URL, folder: URL) {
    #if canImport(Darwin)
      throw TraceError("Recording needs Linux for now; 'compare trace' shows the kept recordings everywhere.")
    #else
      let toolchain = try await Toolchain.find(environment: environment)
      // Beside the library, because `swift` may be a proxy.
      let folder = toolchain.indexLibrary.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "bin")
      for name in ["clang", "llvm-nm", "llvm-symbolizer"]
      where !FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path) {
        throw TraceError(
          "Recording needs '\(name)', which this toolchain lacks. Install one from swift.org.")
      }
      return (toolchain.swift, folder)
    #endif
  }

  @discardableResult
  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    progress: (@Sendable (String) -> Void)? = nil
  ) async throws -> Data {
    let ending = try await ChildProcess(
      program: program, arguments: arguments, folder: folder, environment: environment, joinsErrors: true
    ).run(progress: progress)
    guard ending.reason == .exit(0) else {
      throw TraceError(
        "'\(program.lastPathComponent)' failed:\n\(CompilerErrors.summary(of: ending.output))")
    }
    return ending.output
  }
}
