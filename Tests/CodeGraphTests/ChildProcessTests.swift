import Foundation
import Testing

@testable import CodeGraph

/// A program's limit ends it with all that it has started.
@Suite struct ChildProcessTests {
  private let shell = URL(filePath: "/bin/sh")

  /// Each starts somebody who lives for ten minutes, holds the output open and would say so in the end.
  @Test(arguments: [
    "(sleep 600; echo alive >&3); true",
    "(sleep 600; echo alive >&3) & wait",
    "(sleep 600; echo alive >&3) & exit 0",
    "trap '' INT; (sleep 600; echo alive >&3) & wait",
    "set -m; (sleep 600; echo alive >&3) & exit 0",
    "set -m; sh -c 'trap \"\" INT; sleep 600; echo alive >&3' & kill -9 $$",
    "exec >&-; (sleep 600; echo alive >&3) & wait",
  ])
  func `The limit ends everybody, whoever holds the output`(script: String) async throws {
    let witness = try Witness()
    let run = try await ChildProcess(
      program: shell, arguments: ["-c", "exec 3> \"$0\"; \(script)", witness.path]
    ).run(timeout: 0.3)
    #expect(run.reason == .timeout)
    #expect(witness.lastWords() == "")
  }

  @Test(.enabled(if: access("/usr/bin/setsid", X_OK) == 0, "not every system has this command"))
  func `A descendant that cannot be found does not keep it`() async throws {
    // It has left the session, and its parent has ended: nothing tells any more whose it is.
    let run = try await ChildProcess(
      program: shell, arguments: ["-c", "setsid sh -c 'echo $$; exec sleep 600' & exit 0"]
    ).run(timeout: 0.3)
    #expect(run.reason == .timeout)
    let escaped = pid_t(String(decoding: run.output, as: UTF8.self).dropLast())
    if let escaped { #expect(kill(escaped, SIGKILL) == 0) }
  }

  @Test func `A program in another folder has its arguments as they are`() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let run = try await ChildProcess(
      program: shell, arguments: ["-c", #"pwd -P; printf '%s,' "$@"; exit 3"#, "x", "a b", "", "$0 \\"],
      folder: folder
    ).run()
    #expect(run.reason == .exit(3))
    #expect(String(decoding: run.output, as: UTF8.self) == folder.path + "\na b,,$0 \\,")
  }

  @Test(arguments: [nil, URL(filePath: "/")]) func `A program that is not there is told`(folder: URL?) async {
    let error = await #expect(throws: SpawnedSession.StartError.self) {
      try await ChildProcess(program: URL(filePath: "/no/such"), arguments: [], folder: folder).run()
    }
    #expect(error?.description == "No such file or directory")
  }
}
