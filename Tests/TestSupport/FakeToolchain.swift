import Foundation

/// A toolchain that builds nothing, for a bench of mutants, and the folder that it works in; both go with it.
public final class FakeToolchain: Sendable {
  private let root: TemporaryFolder

  /// Where the copy of a package is.
  public var scratch: URL { root.url.appending(path: "mutants") }

  /// What the shell is to do for `swift build`, for `swift test` with the events' file as `$events`, and for the program
  /// that runs scenarios.
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
      // The shell, which takes the first argument for the name of a file in the copy: no program is started that was
      // written a moment ago, which the system refuses while another process is just being made.
      try FileManager.default.createSymbolicLink(
        at: root.url.appending(path: program), withDestinationURL: URL(filePath: "/bin/sh"))
    }
    let compiler = root.url.appending(path: "bin/swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: compiler)
  }

  /// The environment in which it is found.
  public var environment: [String: String] { ["PATH": root.url.appending(path: "bin").path] }

  /// A line of the shell that prints a report of scenarios, by whether each passed.
  public static func report(_ passed: [Bool]) -> String {
    let scenarios = passed.enumerated().map { number, passed in
      #"{"example":"login","name":"s\#(number)","passed":\#(passed)}"#
    }
    return "echo '{\"patterns\":[{\"scenarios\":[\(scenarios.joined(separator: ","))]}]}'"
  }

  /// A line of the shell that writes the events of one test, and whether it was the end of the run.
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
