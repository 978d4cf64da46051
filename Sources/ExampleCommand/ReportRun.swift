import CommandLineKit
import Examples
import Foundation
import TerminalText

/// Prints a pattern's report by running `compare`, which it builds first if need be.
///
/// A claim compares patterns, and a pattern's program does not link the others.
struct ReportRun {
  let patternID: String
  let example: Example
  let color: ColorChoice

  private var folder: URL {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// The folder of the package, three folders above this file.
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `compare` and returns its exit code.
  func run() -> Int32 {
    let compare = folder.appending(path: "compare")
    if !FileManager.default.isExecutableFile(atPath: compare.path) {
      Console.standard.message("Building 'compare', which prints the report ...")
      let built = status(
        of: URL(filePath: "/usr/bin/env"), ["swift", "build", "--product", "compare"] + scratch,
        in: Self.package,
        output: FileHandle.standardError)
      guard built == 0, FileManager.default.isExecutableFile(atPath: compare.path) else {
        Console.standard.message(
          "Error: the report needs the program 'compare' in '\(folder.path)'. "
            + "Run 'swift build --product compare' in the catalogue's folder, then this again.")
        return ExitCode.missingInput.rawValue
      }
    }
    let arguments = [patternID, "--example", example.id, "--color", color.rawValue]
    return status(of: compare, arguments) ?? ExitCode.internalError.rawValue
  }

  /// The options that select the build folder of this program, which is in `.build/PLATFORM/debug`.
  private var scratch: [String] {
    ["--scratch-path", folder.deletingLastPathComponent().deletingLastPathComponent().path]
      + (folder.lastPathComponent == "release" ? ["--configuration", "release"] : [])
  }

  private func status(
    of program: URL, _ arguments: [String], in folder: URL? = nil, output: FileHandle = .standardOutput
  ) -> Int32? {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
