import Foundation

/// The signals that ask the server to end: Ctrl-C, and the one that `kill` sends.
enum EndingSignals {
  /// The one end is used inside a handler.
  private static let pipe: (reader: Int32, writer: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return (-1, -1) }
    return (ends[0], ends[1])
  }()

  /// Begins to listen; what was ignored when the program was started, as `nohup` has it, stays ignored.
  static func listen() {
    // Made before a handler can use it. Without it a signal ends the program at once.
    guard pipe.writer >= 0 else { return }
    for number in [SIGINT, SIGTERM] {
      let before = signal(number) { number in
        let interruptedError = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(EndingSignals.pipe.writer, &byte, 1)
        errno = interruptedError
      }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Waits for the next one.
  static func next() -> Int32 {
    var number: UInt8 = 0
    while read(pipe.reader, &number, 1) != 1 {}
    return Int32(number)
  }
}
