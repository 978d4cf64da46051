import Foundation
import Testing

@testable import TerminalKit

/// Tests that the signal handlers do not allocate: they can interrupt an allocation.
@Suite struct TerminalRestorerTests {
  #if os(Linux)
    @Test func `Handlers work without free memory`() async {
      await #expect(processExitsWith: .exitCode(7)) {
        var (primary, secondary): (Int32, Int32) = (-1, -1)
        try #require(openpty(&primary, &secondary, nil, nil, nil) == 0)
        for stream in 0...2 as ClosedRange<Int32> { dup2(secondary, stream) }
        // The previous action, called after the terminal was restored.
        signal(SIGUSR1) { _ in _exit(7) }
        TerminalRestorer.prepare(input: 0, output: 1)
        message("held back")
        // The threads of the concurrency pool block signals.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        exhaustMemory()
        raise(SIGTERM)
        raise(SIGUSR1)
      }
    }
  #endif
}

#if os(Linux)
  private nonisolated func message(_ text: StaticString) {
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Makes every later allocation fail, which is a crash in Swift.
  private nonisolated func exhaustMemory() {
    var limit = rlimit(rlim_cur: 0, rlim_max: rlim_t.max)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var size = 1 << 20
    while size > 0 { if malloc(size) == nil { size /= 2 } }
  }
#endif
