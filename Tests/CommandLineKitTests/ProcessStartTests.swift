import CommandLineKit
import Foundation
import Testing

/// What a command makes sure of before anything else; in a process of its own, for it is done to the whole process.
@Suite struct ProcessStartTests {
  @Test func `Of a crash no memory is kept`() async {
    await #expect(processExitsWith: .success) {
      // As Swift's runtime does.
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
