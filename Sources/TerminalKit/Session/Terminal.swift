#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that the program runs in; all that differs between operating systems is in this file.
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
    guard Self.isTerminal(input), Self.isTerminal(output), Rescue.noticeReader >= 0 else { return nil }
    self.input = input
    self.output = output
    notices = Rescue.noticeReader
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
    Rescue.prepare(input: input, output: output)
    resume()
  }

  /// Gives the terminal back as it was.
  func leave() {
    Rescue.restoreTerminal()
    Rescue.removeHandlers()
  }

  /// Takes the terminal over once more, after the program was stopped without warning.
  func resume() {
    waitForForeground()
    var attributes = Rescue.state.pointee.attributes
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

/// What has to work inside a signal handler, where nothing may allocate or lock.
private nonisolated enum Rescue {
  struct State {
    var isActive = false
    var input: Int32 = -1
    var output: Int32 = -1
    var attributes = termios()
    var noticeWriter: Int32 = -1
    /// The true standard error, while what is written to it is held back.
    var standardError: Int32 = -1
    var goodbye = UnsafePointer<UInt8>(bitPattern: 0)
    var goodbyeCount = 0
  }

  private static let goodbye: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  private static let noticed = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// The faults of a program, and the signals that would end it without a word.
  private static let deadly = [
    SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]

  // Unsafe because handlers use all three on any thread. Otherwise the main actor alone does, while no handler
  // is installed. They are pointers, because a handler must not go through a variable's access checks.
  nonisolated(unsafe) static let state = allocate(State(), count: 1)
  nonisolated(unsafe) static let earlier = allocate(sigaction(), count: 64)
  private nonisolated(unsafe) static let buffer = allocate(UInt8(0), count: 1024)

  static let noticeReader: Int32 = {
    let (reader, writer) = makePipe()
    state.pointee.noticeWriter = writer
    atexit { Rescue.restoreTerminal() }
    return reader
  }()

  /// What is written to the standard error while the form is shown; a pipe holds several screens of text.
  private static let heldBack = makePipe()

  private static func makePipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      // Nobody must wait for a full or an empty pipe, and programs started meanwhile must not hold it.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  private static func allocate<Value>(_ value: Value, count: Int) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
    pointer.initialize(repeating: value, count: count)
    return pointer
  }

  static func prepare(input: Int32, output: Int32) {
    state.pointee.input = input
    state.pointee.output = output
    state.pointee.goodbye = goodbye.utf8Start
    state.pointee.goodbyeCount = goodbye.utf8CodeUnitCount
    tcgetattr(input, &state.pointee.attributes)
    holdBackStandardError()
    state.pointee.isActive = true
    for signal in noticed { install(note, for: signal) }
    for signal in deadly { install(passOn, for: signal) }
  }

  static func removeHandlers() {
    for signal in noticed + deadly { sigaction(signal, earlier + Int(signal), nil) }
  }

  /// Leaves the form's screen and sets the terminal's attributes back; safe inside a signal handler.
  static func restoreTerminal() {
    guard state.pointee.isActive else { return }
    state.pointee.isActive = false
    let output = state.pointee.output
    while write(output, state.pointee.goodbye, state.pointee.goodbyeCount) < 0, errno == EINTR {}
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
    releaseStandardError()
  }

  /// Keeps other people's messages off the form: the last words of a crash would be lost with its screen.
  private static func holdBackStandardError() {
    guard Terminal.isTerminal(2), heldBack.writer >= 0 else { return }
    state.pointee.standardError = fcntl(2, F_DUPFD_CLOEXEC, 3)
    if state.pointee.standardError >= 0 { dup2(heldBack.writer, 2) }
  }

  private static func releaseStandardError() {
    guard state.pointee.standardError >= 0 else { return }
    dup2(state.pointee.standardError, 2)
    close(state.pointee.standardError)
    state.pointee.standardError = -1
    while case let count = read(heldBack.reader, buffer, 1024), count > 0 { _ = write(2, buffer, count) }
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Has the main queue hear of the signal.
  private static let note: Handler = { signal, _, _ in
    let interruptedError = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(state.pointee.noticeWriter, &byte, 1)
    errno = interruptedError
  }

  /// Restores the terminal, then leaves the signal to whoever handled it before: the system, which ends
  /// the program, or the Swift runtime, which reports the crash first.
  private static let passOn: Handler = { signal, information, _ in
    restoreTerminal()
    sigaction(signal, earlier + Int(signal), nil)
    let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
    // A faulty instruction runs again and faults again, so that the report knows its address; a signal
    // that was sent has to be sent again.
    if let information, isFault, information.pointee.si_code > 0 { return }
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(signal)
    // The Swift runtime has reported it and counts on the instruction that runs again; here there is none.
    var action = sigaction()
    sigaction(signal, &action, nil)
    raise(signal)
  }

  private static func install(_ handler: @escaping Handler, for signal: Int32) {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #endif
    let before = earlier + Int(signal)
    sigaction(signal, &action, before)
    // Who started the program may want it to live through a signal, as `nohup` does: what was ignored stays
    // so. SIG_IGN is 1 on every system, and the handler is the first thing in the structure.
    let ignored = UnsafeRawPointer(before).load(as: Int.self) == 1
    if ignored { sigaction(signal, before, nil) }
  }
}
