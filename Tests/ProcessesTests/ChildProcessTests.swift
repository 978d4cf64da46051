import Foundation
import Processes
import Testing

@testable import Processes

/// The timeout ends a program with all its descendants.
@Suite struct ChildProcessTests {
  private let shell = URL(filePath: "/bin/sh")

  /// Each script starts a process that runs for ten minutes, keeps the output open and at last writes to the pipe.
  @Test(
    .nightly,
    arguments: [
      "(sleep 600; echo alive >&3); true",
      "(sleep 600; echo alive >&3) & wait",
      "(sleep 600; echo alive >&3) & exit 0",
      "trap '' INT; (sleep 600; echo alive >&3) & wait",
      "set -m; (sleep 600; echo alive >&3) & exit 0",
      "set -m; sh -c 'trap \"\" INT; sleep 600; echo alive >&3' & kill -9 $$",
      "exec >&-; (sleep 600; echo alive >&3) & wait",
    ])
  func `The timeout ends all descendants, even with the output open`(script: String) async throws {
    let pipe = try SharedPipe()
    let run = try await ChildProcess(
      program: shell, arguments: ["-c", "exec 3> \"$0\"; \(script)", pipe.path]
    ).run(timeout: 0.3)
    #expect(run.reason == .timeout)
    #expect(pipe.contents() == "")
  }

  @Test(.enabled(if: access("/usr/bin/setsid", X_OK) == 0, "not every system has this command"))
  func `A descendant that cannot be found does not prolong the run`() async throws {
    // It has left the session and its parent has ended, so nothing identifies it as a descendant.
    let run = try await ChildProcess(
      program: shell, arguments: ["-c", "setsid sh -c 'echo $$; exec sleep 600' & exit 0"]
    ).run(timeout: 0.3)
    #expect(run.reason == .timeout)
    let escaped = pid_t(String(decoding: run.output, as: UTF8.self).dropLast())
    if let escaped { #expect(kill(escaped, SIGKILL) == 0) }
  }

  @Test func `A program in another folder gets its arguments unchanged`() async throws {
    let folder = FileManager.default.temporaryDirectory.realPath
    let run = try await ChildProcess(
      program: shell, arguments: ["-c", #"pwd -P; printf '%s,' "$@"; exit 3"#, "x", "a b", "", "$0 \\"],
      folder: folder
    ).run()
    #expect(run.reason == .exit(3))
    #expect(String(decoding: run.output, as: UTF8.self) == folder.path + "\na b,,$0 \\,")
  }

  @Test(arguments: [nil, URL(filePath: "/")]) func `A missing program is an error`(folder: URL?) async {
    let error = await #expect(throws: SpawnedSession.StartError.self) {
      try await ChildProcess(program: URL(filePath: "/no/such"), arguments: [], folder: folder).run()
    }
    #expect(error?.description == "No such file or directory")
  }
}
