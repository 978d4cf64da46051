import Foundation

/// What a command makes sure of before it does anything else.
public enum ProcessStart {
  /// Gives a process a footing that whoever started it may have left out.
  public static func prepare() {
    keepMemoryPrivate()
    holdStandardStreams()
    // A limit on the size of files is then told like a full disk, and what was begun is cleared away.
    signal(SIGXFSZ, SIG_IGN)
    // Foundation would keep a user's files below the current folder; without a name it asks the system.
    if let home = getenv("HOME"), home.pointee != CChar(bitPattern: UInt8(ascii: "/")) { unsetenv("HOME") }
  }

  /// Keeps memory, in which a password may be, out of what is written about a crash.
  private static func keepMemoryPrivate() {
    var none = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #else
      let resource = RLIMIT_CORE
    #endif
    getrlimit(resource, &none)
    none.rlim_cur = 0
    setrlimit(resource, &none)
    // Swift's runtime would print the registers and what they point to.
    for fault in [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGQUIT] {
      let before = signal(fault, SIG_DFL)
      // What is ignored, as a script's `&` has it, stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(fault, SIG_IGN)
      }
    }
  }

  /// Fills the places of closed standard streams, or the next file to be opened would take them.
  ///
  /// Each the wrong way round, so that using it still fails.
  private static func holdStandardStreams() {
    for (stream, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }
}
