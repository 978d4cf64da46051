#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that the process runs in.
///
/// Between `enter()` and `leave()` the terminal is in raw mode and shows its alternate screen. If the process ends in that
/// time, by `exit`, a signal or a crash, ``TerminalRestorer`` restores it. Standard error is held back until then.
public final class Terminal {
  /// A signal that concerns the session.
  enum Signal {
    case interrupted, suspended, continued, resized
    case terminated(signal: Int32)
  }

  /// The file descriptor of the keyboard input.
  let input: Int32
  /// A file descriptor that becomes readable when signals arrive.
  let signalPipe: Int32
  private let output: Int32

  /// Opens the terminal; nil if the input or the output is not a terminal.
  public init?(input: Int32 = 0, output: Int32 = 1) {
    guard Self.isTerminal(input), Self.isTerminal(output), TerminalRestorer.state.pointee.signals.reader >= 0
    else { return nil }
    self.input = input
    self.output = output
    signalPipe = TerminalRestorer.state.pointee.signals.reader
  }

  /// Whether a file descriptor is a terminal.
  public nonisolated static func isTerminal(_ fileDescriptor: Int32) -> Bool {
    isatty(fileDescriptor) == 1
  }

  /// The width of a terminal in columns, if known.
  public nonisolated static func columns(of fileDescriptor: Int32) -> Int? {
    size(of: fileDescriptor).columns
  }

  /// The size of a terminal; 0 is unknown to the terminal.
  private nonisolated static func size(of fileDescriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard ioctl(fileDescriptor, numericCast(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// The terminal's size, by default 80 by 24.
  var size: (columns: Int, rows: Int) {
    let (columns, rows) = Self.size(of: output)
    return (columns ?? 80, rows ?? 24)
  }

  // MARK: Raw mode

  /// Enters raw mode and the alternate screen, and installs the signal handlers.
  func enter() {
    waitForForeground()
    TerminalRestorer.prepare(input: input, output: output)
    resume()
  }

  /// Restores the terminal and the signal handlers.
  func leave() {
    TerminalRestorer.restore()
  }

  /// Enters raw mode and the alternate screen again, after the process was stopped by SIGSTOP.
  func resume() {
    waitForForeground()
    var attributes = TerminalRestorer.state.pointee.attributes
    cfmakeraw(&attributes)
    tcsetattr(input, TCSANOW, &attributes)
    // Alternate screen, hidden cursor, no autowrap, bracketed paste.
    show("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h")
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does in a shell; returns after SIGCONT.
  func suspend() {
    leave()
    // Unblocks SIGTSTP, so that `raise` stops the process before it returns.
    var stop = sigset_t()
    var previous = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &previous)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    enter()
  }

  /// Stops the process while another process group has the terminal.
  private func waitForForeground() {
    while case let group = tcgetpgrp(input), group > 0, group != getpgrp(), raise(SIGSTOP) == 0 {}
  }

  // MARK: Reading and writing

  /// The bytes typed, possibly none; nil if the terminal was closed.
  func readBytes() -> [UInt8]? {
    var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return [] }
    let bytes = Self.bytes(from: input)
    return bytes.isEmpty && errno != EINTR && errno != EAGAIN ? nil : bytes
  }

  /// The signals since the last call.
  func readSignals() -> [Signal] {
    Self.bytes(from: signalPipe).map { byte in
      switch Int32(byte) {
      case SIGINT: .interrupted
      case SIGTSTP: .suspended
      case SIGCONT: .continued
      case SIGWINCH: .resized
      case let signal: .terminated(signal: signal)
      }
    }
  }

  private static func bytes(from fileDescriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      errno = 0
      count = max(0, read(fileDescriptor, buffer.baseAddress, buffer.count))
    }
  }

  /// Writes text, escape sequences included; stops if the terminal was closed.
  func show(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let written = write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
