import Foundation
import Processes
import Testing

@testable import Processes

/// A signal that ends a program also ends its child processes; each test runs in a process of its own.
@Suite struct RunningChildrenTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A signal ends the child processes, then the program`(number: Int32) async throws {
    // Without job control the shell's jobs ignore SIGINT; with it each has its own process group.
    for control in ["+m", "-m"] {
      let pipe = try SharedPipe()
      await #expect(processExitsWith: .signal(number)) {
        [number, control = control as String, path = pipe.path as String] in
        let script = "exec 3> \"$0\"; set \(control); (/bin/sleep 600; echo alive >&3) & echo ready; wait"
        _ = try await ChildProcess(program: URL(filePath: "/bin/sh"), arguments: ["-c", script, path])
          .run { _ in kill(getpid(), number) }
      }
      #expect(pipe.contents() == "")
    }
  }

  @Test func `A signal that was ignored at the start stays ignored`() async {
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
