import Foundation

/// Runs a program of this package as a child process.
public nonisolated struct Program: Sendable {
  /// The result of a run.
  public struct Run: Sendable {
    /// The standard output.
    public let output: String
    /// The standard error.
    public let errors: String
    /// The exit code.
    public let exitCode: Int32
  }

  /// The executable file.
  public let url: URL

  /// Creates a reference to a program of this package, such as `greet-mvp`.
  public init(_ name: String) {
    url = Self.productsFolder.appending(path: name)
  }

  /// The folder of this build's programs, which is that of the test program.
  public static let productsFolder =
    productsFolder(arguments: CommandLine.arguments) ?? Bundle.main.bundleURL

  /// The folder of the test bundle that a helper program was started for; nil if the test program itself was started.
  ///
  /// On macOS `swift test` starts a program of the toolchain with the path of the bundle's binary,
  /// `NAME.xctest/Contents/MacOS/NAME`. Never run there.
  public static func productsFolder(arguments: [String]) -> URL? {
    guard let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count else {
      return nil
    }
    return (1...4).reduce(URL(filePath: arguments[option + 1])) { path, _ in
      path.deletingLastPathComponent()
    }
  }

  /// The package's own folder.
  public static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the program until it exits, with only this process's `PATH`, its choice of macOS's developer tools and the
  /// sanitizers' options in its environment.
  public func run(
    _ arguments: [String] = [], input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try Self.run(url, arguments, input: Data(input.utf8), environment: environment)
  }

  /// Runs a shell command in which `"$0"` is the program and `"$@"` are its arguments.
  public func run(
    by line: String, _ arguments: [String] = [], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Run {
    try Self.run(
      URL(filePath: "/bin/sh"), ["-c", line, url.path] + arguments, input: input, environment: environment)
  }

  /// Runs any program until it exits.
  public static func run(
    _ url: URL, _ arguments: [String], input: Data, environment: [String: String]
  ) throws -> Run {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    // Files instead of pipes, which would block when full.
    let files = ["in", "out", "err"].map { folder.url.appending(path: $0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let kept = ProcessInfo.processInfo.environment.filter {
      ["PATH", "SDKROOT", "DEVELOPER_DIR"].contains($0.key) || $0.key.hasSuffix("SAN_OPTIONS")
    }
    process.environment = kept.merging(["LC_ALL": "C.UTF-8"]) { $1 }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      exitCode: process.terminationStatus)
  }
}
