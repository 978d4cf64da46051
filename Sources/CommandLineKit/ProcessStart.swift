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
      getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      none.rlim_cur = 0
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      // On Linux Swift's runtime prints what the registers point to. It is told at its start only: so start once more.
      let told = getenv("SWIFT_BACKTRACE").map { String(cString: $0) } ?? ""
      guard !told.contains("registers="), !told.contains("enable=no") else { return }
      setenv("SWIFT_BACKTRACE", told + (told.isEmpty ? "" : ",") + "registers=none", 1)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else { return }
      execv(path, CommandLine.unsafeArgv)
    #else
      getrlimit(RLIMIT_CORE, &none)
      none.rlim_cur = 0
      setrlimit(RLIMIT_CORE, &none)
    #endif
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
