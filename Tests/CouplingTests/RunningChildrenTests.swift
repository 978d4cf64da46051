import Foundation
import Testing

@testable import Coupling

/// Nobody whom a program has started goes on when the program is ended; each time in a process of its own.
@Suite struct RunningChildrenTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "children-\(UUID().uuidString)")

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `Who is started ends with the program, and the program by the signal`(number: Int32) async throws {
    // Without job control the shell has its jobs not hear SIGINT; with it each is in a group of its own.
    for control in ["+m", "-m"] {
      await #expect(processExitsWith: .signal(number)) {
        [number, control = control as String, path = file.path as String] in
        let script = "set \(control); /bin/sleep 600 & echo $$ $! > \"$0\"; echo ready; wait"
        _ = try await ChildProcess(program: URL(filePath: "/bin/sh"), arguments: ["-c", script, path])
          .run(patience: 20) { _ in kill(getpid(), number) }
      }
      let processes = try numbers()
      #expect(processes.count == 2)
      #expect(await areGone(processes))
    }
  }

  @Test func `A signal that was ignored at the start stays so`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      let ending = try await ChildProcess(
        program: URL(filePath: "/bin/sh"), arguments: ["-c", "echo ready; kill -HUP $PPID $$; exit 7"]
      ).run(patience: 20) { _ in kill(getpid(), SIGHUP) }
      guard case .exit(let code) = ending.reason else { exit(1) }
      exit(code)
    }
  }

  private func numbers() throws -> Set<pid_t> {
    defer { try? FileManager.default.removeItem(at: file) }
    return Set(
      try String(contentsOf: file, encoding: .utf8).split { $0.isWhitespace }.compactMap { pid_t($0) })
  }

  /// Whether they are, soon; those that are not are ended here.
  private func areGone(_ processes: Set<pid_t>) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(2)
    while true {
      let left = ProcessTable().entries.map(\.process).filter(processes.contains)
      if left.isEmpty { return true }
      if .now > deadline {
        for process in left { kill(process, SIGKILL) }
        return false
      }
      await Task.yield()
    }
  }
}
