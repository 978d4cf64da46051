#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that the program runs in.
///
/// Between `enter()` and `leave()` keys arrive unread by the system and the form has a screen of its own.
/// However the program ends in that time, the terminal is as it was: by `exit`, by a signal or by a crash.
/// What is written to the standard error meanwhile appears afterwards.
public final class Terminal {
  /// What someone told the program by a signal.
  enum Notice {
    case interrupted, suspended, continued, resized
    case terminated(signal: Int32)
  }

  /// Where the keys come from.
  let input: Int32
  /// Becomes readable when there are notices.
  let notices: Int32
  private let output: Int32

  /// The program's terminal; none if its input or its output is something else.
  public init?(input: Int32 = 0, output: Int32 = 1) {
    guard Self.isTerminal(input), Self.isTerminal(output), TerminalRestorer.state.pointee.notices.reader >= 0
    else { return nil }
    self.input = input
    self.output = output
    notices = TerminalRestorer.state.pointee.notices.reader
  }

  /// Whether the file descriptor belongs to a terminal.
  public nonisolated static func isTerminal(_ fileDescriptor: Int32) -> Bool {
    isatty(fileDescriptor) == 1
  }

  /// The columns of the terminal behind the file descriptor, if it tells them.
  public nonisolated static func columns(of fileDescriptor: Int32) -> Int? {
    windowSize(of: fileDescriptor).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
  }

  /// The rows of the terminal behind the file descriptor, if it tells them.
  public nonisolated static func rows(of fileDescriptor: Int32) -> Int? {
    windowSize(of: fileDescriptor).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
  }

  private nonisolated static func windowSize(of fileDescriptor: Int32) -> winsize? {
    var size = winsize()
    return ioctl(fileDescriptor, numericCast(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// The terminal's size, or the customary one if it does not tell.
  var size: (columns: Int, rows: Int) {
    (Self.columns(of: output) ?? 80, Self.rows(of: output) ?? 24)
  }

  // MARK: Taking over and giving back

  /// Takes the terminal over.
  func enter() {
    waitForForeground()
    TerminalRestorer.prepare(input: input, output: output)
    resume()
  }

  /// Gives the terminal back as it was.
  func leave() {
    TerminalRestorer.restoreTerminal()
    TerminalRestorer.removeHandlers()
  }

  /// Takes the terminal over once more, after the program was stopped without warning.
  func resume() {
    waitForForeground()
    var attributes = TerminalRestorer.state.pointee.attributes
    cfmakeraw(&attributes)
    tcsetattr(input, TCSANOW, &attributes)
    // Own screen, no cursor, no wrapping at the right edge, pastes marked as such.
    show("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h")
  }

  /// Gives the terminal back and stops the program, as the shell's user expects of Ctrl-Z; returns once it goes on.
  func suspend() {
    leave()
    // The calling thread may block the signal, and the program has to stop here and not a little later.
    var stop = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &earlier)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    enter()
  }

  /// In the background the terminal is someone else's: stop until the user fetches the program.
  private func waitForForeground() {
    while case let group = tcgetpgrp(input), group > 0, group != getpgrp(), raise(SIGSTOP) == 0 {}
  }

  // MARK: Reading and writing

  /// What was typed, nothing if nothing was; nil once the terminal is gone.
  func readBytes() -> [UInt8]? {
    var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return [] }
    let bytes = Self.bytes(from: input)
    return bytes.isEmpty && errno != EINTR && errno != EAGAIN ? nil : bytes
  }

  /// What came by signals since it was last asked.
  func readNotices() -> [Notice] {
    Self.bytes(from: notices).map { byte in
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

  /// Writes the text as it is, all of it unless the terminal is gone.
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
