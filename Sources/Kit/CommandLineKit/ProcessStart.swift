import Foundation

/// Prepares a process before its command runs.
public enum ProcessStart {
  /// Disables core dumps, reopens closed standard streams, ignores SIGXFSZ and discards a relative `HOME`.
  public static func prepare() {
    disableCoreDumps()
    reopenStandardStreams()
    // Exceeding the file size limit then fails the write, like a full disk, so that drafts are removed.
    signal(SIGXFSZ, SIG_IGN)
    // With a relative HOME, Foundation would put user files below the current folder; without one it uses the passwd entry.
    if let home = getenv("HOME"), home.pointee != CChar(bitPattern: UInt8(ascii: "/")) { unsetenv("HOME") }
  }

  /// Disables core dumps and crash reports, which could contain a password.
  private static func disableCoreDumps() {
    var none = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #else
      let resource = RLIMIT_CORE
    #endif
    getrlimit(resource, &none)
    none.rlim_cur = 0
    setrlimit(resource, &none)
    // Swift's backtracer would print registers and the memory they point to.
    for fault in [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGQUIT] {
      let before = signal(fault, SIG_DFL)
      // A signal that the parent ignores, as a script's `&` does, stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(fault, SIG_IGN)
      }
    }
  }

  /// Reopens closed standard streams on `/dev/null`, so that the next opened file does not get their descriptors.
  ///
  /// Each is opened in the wrong direction, so that using it still fails.
  private static func reopenStandardStreams() {
    for (stream, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }
}
