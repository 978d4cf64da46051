import Foundation

/// What a command makes sure of before it does anything else.
public enum ProcessStart {
  /// Gives a process a footing that whoever started it may have left out.
  public static func prepare() {
    holdStandardStreams()
    // A limit on the size of files is then told like a full disk, and what was begun is cleared away.
    signal(SIGXFSZ, SIG_IGN)
    // Foundation would keep a user's files below the current folder; without a name it asks the system.
    if let home = getenv("HOME"), home.pointee != CChar(bitPattern: UInt8(ascii: "/")) { unsetenv("HOME") }
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
