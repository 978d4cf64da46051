import CommandLineKit
import Foundation
import Testing

/// The preparation of a process, tested in a child process because it changes global state.
@Suite struct ProcessStartTests {
  @Test func `A crash writes no core dump`() async {
    await #expect(processExitsWith: .success) {
      // Swift's backtracer installs a handler, too.
      signal(SIGSEGV) { _ in _exit(1) }
      #if os(Linux)
        let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
      #else
        let resource = RLIMIT_CORE
      #endif
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_cur = limit.rlim_max
      setrlimit(resource, &limit)
      ProcessStart.prepare()
      getrlimit(resource, &limit)
      #expect(limit.rlim_cur == 0)
      #expect(signal(SIGSEGV, SIG_DFL) == nil)
    }
  }
}
