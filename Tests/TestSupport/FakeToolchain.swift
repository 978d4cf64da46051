import Foundation

/// A test double of the Swift toolchain for `PackageBench`, with a temporary folder to work in.
public final class FakeToolchain: Sendable {
  private let root: TemporaryFolder

  /// The folder of the copied package.
  public var scratch: URL { root.url.appending(path: "mutants") }

  /// Creates a toolchain from shell scripts: for `swift build`, for `swift test` with the event file as `$events`, and
  /// for the program that runs scenarios.
  public init(build: String = "exit 0", test: String, compare: String) throws {
    let events = """
      while [ "$#" -gt 0 ]; do
        if [ "$1" = --event-stream-output-path ]; then events=$2; fi
        shift
      done
      """
    let binPath = #"if [ "$1" = --show-bin-path ]; then echo "$PWD/.build/debug"; exit 0; fi"#
    root = TemporaryFolder([
      "bin/swiftc": "", "bin/libIndexStore.so": "", "bin/libIndexStore.dylib": "",
      "mutants/build": "\(binPath)\n\(build)\n", "mutants/test": "\(events)\n\(test)\n",
      "mutants/scenarios": "\(compare)\n",
      "mutants/.build/debug/.keep": "",
    ])
    for program in ["bin/swift", "mutants/.build/debug/compare"] {
      // A link to the shell, which runs the file that its first argument names. A newly written program could not be
      // started while a concurrent fork still holds it open for writing (ETXTBSY).
      try FileManager.default.createSymbolicLink(
        at: root.url.appending(path: program), withDestinationURL: URL(filePath: "/bin/sh"))
    }
    let compiler = root.url.appending(path: "bin/swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: compiler)
  }

  /// The environment that selects this toolchain.
  public var environment: [String: String] { ["PATH": root.url.appending(path: "bin").path] }

  /// A shell command that prints a scenario report with the given results.
  public static func report(_ passed: [Bool]) -> String {
    let scenarios = passed.enumerated().map { number, passed in
      #"{"example":"login","name":"s\#(number)","passed":\#(passed)}"#
    }
    return "echo '{\"patterns\":[{\"scenarios\":[\(scenarios.joined(separator: ","))]}]}'"
  }

  /// A shell command that writes the events of one test, with or without the end of the run.
  public static func events(failing fails: Bool = false, isWhole: Bool = true) -> String {
    let issue = #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"t","issue":{"isKnown":false}}}"#
    let events =
      [
        #"{"kind":"test","payload":{"kind":"function","id":"t","name":"t()"}}"#,
        fails ? issue : "",
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"t"}}"#,
        isWhole ? #"{"kind":"event","payload":{"kind":"runEnded"}}"# : "",
      ].filter { !$0.isEmpty }
    return "printf '%s\\n' \(events.map { "'\($0)'" }.joined(separator: " ")) > \"$events\""
  }
}
