import CodeGraph
import Foundation

/// A build of the package in a folder of its own in which the functions report their calls.
public struct InstrumentedBuild: Sendable {
  private let package: URL
  private let folder: URL
  private let program: URL
  private let tools: [String: URL]
  private let functions: FunctionTable
  private let declarations: DeclarationLines

  /// The list of functions and the file for the calls, for an instrumented process.
  private var list: URL { folder.appending(path: "functions") }
  private var calls: URL { folder.appending(path: "calls") }

  /// Builds a product of the package at a path; `patterns` are the patterns' modules.
  public init(
    of product: String, in package: URL, folder: URL, patterns: [String], declarations: DeclarationLines,
    environment: [String: String],
    progress: @escaping @Sendable (String) -> Void
  ) async throws(TraceError) {
    (self.package, self.folder, self.declarations) = (package, folder, declarations)
    // Past the driver, so that nothing is linked besides.
    let flags = [
      "-sanitize=fuzzer", "-sanitize-coverage=func,trace-pc-guard", "-swift-async-frame-pointer=always",
    ].flatMap { ["-Xswiftc", "-Xfrontend", "-Xswiftc", $0] }
    // A build folder of their own, because neither the compiler nor the linker notices other flags or another recorder.
    var version = Fingerprint()
    for text in flags + [RecorderSource.text] { version.add(text) }
    let scratch = folder.appending(path: "build-\(version.text)")
    program = scratch.appending(path: "debug/\(product)")
    tools = try await Self.tools(environment)
    let object = folder.appending(path: "recorder.o")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source = folder.appending(path: "recorder.c")
      try RecorderSource.text.write(to: source, atomically: true, encoding: .utf8)
      for file in ["functions", "calls"] { try Data().write(to: folder.appending(path: file)) }
    } catch {
      throw .unusable(path: folder.path, reason: error.localizedDescription)
    }
    try await Self.run(
      tools["clang"], ["-O1", "-fno-omit-frame-pointer", "-c", "recorder.c", "-o", object.path], in: folder)
    try await Self.run(
      tools["swift"],
      ["build", "--product", product, "--scratch-path", scratch.path, "-Xlinker", object.path] + flags,
      in: package
    ) { line in if line.hasPrefix("[") { progress(line) } }
    let symbols = try await Self.run(
      tools["llvm-nm"], ["--defined-only", "--print-size", program.path], in: folder)
    functions = FunctionTable(symbols: String(decoding: symbols, as: UTF8.self), patterns: Set(patterns))
    do {
      try functions.list.write(to: list, atomically: true, encoding: .utf8)
    } catch {
      throw .unusable(path: list.path, reason: error.localizedDescription)
    }
  }

  /// Throws unless this platform can record.
  public static func checkPlatform() throws(TraceError) {
    #if canImport(Darwin)
      throw .platform
    #endif
  }

  /// Runs the instrumented program without input and returns its steps.
  public func steps(running arguments: [String]) async throws(TraceError) -> [Recording.Step] {
    _ = FileManager.default.createFile(atPath: calls.path, contents: nil)
    try await Self.run(program, arguments, in: package, environment: variables, joinsErrors: true)
    return try await recordedSteps()
  }

  /// The program, and the environment in which it records.
  public var process: (program: URL, environment: [String: String]) {
    _ = FileManager.default.createFile(atPath: calls.path, contents: nil)
    return (program, variables)
  }

  private var variables: [String: String] {
    ["CATALOGUE_TRACE_LIST": list.path, "CATALOGUE_TRACE_OUTPUT": calls.path]
  }

  /// The steps of the latest run.
  public func recordedSteps() async throws(TraceError) -> [Recording.Step] {
    guard let data = try? Data(contentsOf: calls) else { throw .fails("The program left no recording") }
    let stream = CallStream(data)
    let addresses = stream.addresses
    // Without an address it would read its input.
    let output =
      addresses.isEmpty
      ? Data()
      : try await Self.run(
        tools["llvm-symbolizer"],
        ["--obj=\(program.path)", "--functions=none", "--no-inlines"]
          + addresses.map { "0x\(String($0, radix: 16))" }, in: folder)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard lines.count == addresses.count else {
      throw .fails("'llvm-symbolizer' gave another number of lines")
    }
    var places: [UInt64: Place] = [:]
    for (address, line) in zip(addresses, lines) { places[address] = place(line) }
    return stream.steps(in: functions, places: places, declarations: declarations)
  }

  /// A place in the package from `file:line:column`; nil for another file or line 0.
  private func place(_ text: Substring) -> Place? {
    let parts = text.split(separator: ":")
    guard parts.count == 3, let line = Int(parts[1]), line > 0, text.hasPrefix("\(package.path)/") else {
      return nil
    }
    return Place(file: String(parts[0].dropFirst(package.path.count + 1)), line: line)
  }

  private static func tools(_ environment: [String: String]) async throws(TraceError) -> [String: URL] {
    let toolchain: Toolchain
    do {
      toolchain = try await Toolchain.find(environment: environment)
    } catch {
      throw .noTool("swift")
    }
    // Beside the library, because `swift` may be a proxy.
    let folder = toolchain.indexLibrary.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "bin")
    var tools = ["swift": toolchain.swift]
    for name in ["clang", "llvm-nm", "llvm-symbolizer"] {
      tools[name] = folder.appending(path: name)
      guard FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path) else {
        throw .noTool(name)
      }
    }
    return tools
  }

  @discardableResult
  private static func run(
    _ program: URL?, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    joinsErrors: Bool = false, progress: (@Sendable (String) -> Void)? = nil
  ) async throws(TraceError) -> Data {
    let program = program ?? folder
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess(
        program: program, arguments: arguments, folder: folder, environment: environment,
        joinsErrors: joinsErrors || progress != nil
      ).run(progress: progress)
    } catch {
      throw .fails("'\(program.lastPathComponent)' cannot be started")
    }
    guard ending.reason == .exit(0) else {
      let summary = CompilerErrors.summary(of: ending.output)
      if progress != nil { throw .doesNotBuild(summary) }
      throw .fails("'\(program.lastPathComponent)' failed: \(summary)")
    }
    return ending.output
  }
}
