import Foundation

/// Says that nothing is chosen when Ctrl-C ends the process at a question.
struct Interruption {
  /// The handler before this one.
  private let before = signal(SIGINT, stop)

  /// Lets the signal end the process at once again.
  func end() {
    signal(SIGINT, before)
  }
}

/// Writes the message and ends the process by the signal; nothing here may allocate or lock.
private func stop(_ number: Int32) {
  let message: StaticString = "\nStopped: nothing is chosen.\n"
  _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}
