import Foundation
import Testing

@testable import CodeGraph

/// Nobody whom a program has started goes on when the program is ended; each time in a process of its own.
@Suite struct RunningChildrenTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `Who is started ends with the program, and the program by the signal`(number: Int32) async throws {
    // Without job control the shell has its jobs not hear SIGINT; with it each is in a group of its own.
    for control in ["+m", "-m"] {
      let witness = try Witness()
      await #expect(processExitsWith: .signal(number)) {
        [number, control = control as String, path = witness.path as String] in
        let script = "exec 3> \"$0\"; set \(control); (/bin/sleep 600; echo alive >&3) & echo ready; wait"
        _ = try await ChildProcess(program: URL(filePath: "/bin/sh"), arguments: ["-c", script, path])
          .run { _ in kill(getpid(), number) }
      }
      #expect(witness.lastWords() == "")
    }
  }

  @Test func `A signal that was ignored at the start stays so`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      let ending = try await ChildProcess(
        program: URL(filePath: "/bin/sh"), arguments: ["-c", "echo ready; kill -HUP $PPID $$; exit 7"]
      ).run { _ in kill(getpid(), SIGHUP) }
      guard case .exit(let code) = ending.reason else { exit(1) }
      exit(code)
    }
  }
}
