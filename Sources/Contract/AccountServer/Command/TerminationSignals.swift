import Foundation

/// The signals that stop the server: SIGINT (Ctrl-C) and SIGTERM (`kill`).
enum TerminationSignals {
  /// The signal handler writes to this pipe; `next()` reads from it.
  private static let pipe: (reader: Int32, writer: Int32) = {
    var descriptors: [Int32] = [-1, -1]
    guard Foundation.pipe(&descriptors) == 0 else { return (-1, -1) }
    return (descriptors[0], descriptors[1])
  }()

  /// Installs the handlers; a signal that was ignored at launch, as under `nohup`, stays ignored.
  static func install() {
    // Creates the pipe before a handler can use it. Without a pipe, a signal ends the process at once.
    guard pipe.writer >= 0 else { return }
    for number in [SIGINT, SIGTERM] {
      let previous = signal(number) { number in
        let savedError = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(TerminationSignals.pipe.writer, &byte, 1)
        errno = savedError
      }
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Blocks until the next signal and returns its number.
  static func next() -> Int32 {
    var number: UInt8 = 0
    while read(pipe.reader, &number, 1) != 1 {}
    return Int32(number)
  }
}
