import Foundation

/// A test double of the Swift toolchain for a workbench, with a temporary folder to work in.
public final class FakeToolchain: Sendable {
  private let root: TemporaryFolder

  /// The folder of the patterns' copies.
  public var scratch: URL { root.url.appending(path: "bench") }

  /// Creates a toolchain for some patterns' modules from shell scripts, run in a pattern's copy, which may have a number as in
  /// `MVP-2`: for `swift build`, for `swift test` with the event file as `$events`, and for the programs that run scenarios, whose name is `$1`.
  public init(modules: [String] = ["MVP"], build: String = "exit 0", test: String, scenarios: String) throws {
    let events = """
      while [ "$#" -gt 0 ]; do
        if [ "$1" = --event-stream-output-path ]; then events=$2; fi
        shift
      done
      """
    let binPath = #"if [ "$1" = --show-bin-path ]; then echo "$PWD/.build/debug"; exit 0; fi"#
    var files = ["bin/swiftc": "", "bin/libIndexStore.so": "", "bin/libIndexStore.dylib": ""]
    for module in modules {
      files["bench/\(module)/build"] = "\(binPath)\n\(build)\n"
      files["bench/\(module)/test"] = "\(events)\n\(test)\n"
      files["bench/\(module)/scenarios"] = "\(scenarios)\n"
      files["bench/\(module)/.build/debug/.keep"] = ""
    }
    root = TemporaryFolder(files)
    // Links, because a newly written program cannot be started while a concurrent fork still holds it open for writing
    // (ETXTBSY). The shell runs the file that its first argument names.
    let disk = FileManager.default
    try disk.createSymbolicLink(
      at: root.url.appending(path: "bin/swift"), withDestinationURL: URL(filePath: "/bin/sh"))
    let program = Program.packageFolder.appending(path: "Tests/TestSupport/Fixtures/run-scenarios")
    for module in modules {
      try disk.createSymbolicLink(
        at: scratch.appending(path: "\(module)/.build/debug/Run\(module.prefix { $0 != "-" })"),
        withDestinationURL: program)
    }
    let compiler = root.url.appending(path: "bin/swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: compiler)
  }

  /// The environment that selects this toolchain.
  public var environment: [String: String] { ["PATH": root.url.appending(path: "bin").path] }

  /// A shell command that prints the results of scenarios.
  public static func report(_ passed: [Bool]) -> String {
    let scenarios = passed.enumerated().map { number, passed in
      #"{"example":"login","name":"s\#(number)","passed":\#(passed)}"#
    }
    return "echo '[\(scenarios.joined(separator: ","))]'"
  }

  /// A shell command that writes the events of one test of `LoginTests`, with or without the end of the run.
  public static func events(failing fails: Bool = false, isWhole: Bool = true) -> String {
    let issue =
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"A.LoginTests/t()","issue":{"isKnown":false}}}"#
    let events =
      [
        #"{"kind":"test","payload":{"kind":"function","id":"A.LoginTests/t()","name":"t()"}}"#,
        fails ? issue : "",
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"A.LoginTests/t()"}}"#,
        isWhole ? #"{"kind":"event","payload":{"kind":"runEnded"}}"# : "",
      ].filter { !$0.isEmpty }
    return "printf '%s\\n' \(events.map { "'\($0)'" }.joined(separator: " ")) > \"$events\""
  }
}
