#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Restores the terminal when the process ends, even in a signal handler, where code must not allocate or lock.
public nonisolated enum TerminalRestorer {
  /// The state that the handlers use, allocated before the first one is installed.
  struct State {
    var isActive = false
    var input: Int32 = -1
    /// Where the alternate screen is; -1 if only the echo is off.
    var output: Int32 = -1
    /// The terminal's attributes before raw mode or hiding.
    var attributes = termios()
    /// Forwards signals to the main queue.
    let signals: Pipe
    /// Replaces standard error while the form is shown; its buffer holds several screens of text.
    let errors: Pipe
    /// A duplicate of the real standard error while the pipe replaces it.
    var standardError: Int32 = -1
    /// Resets attributes, bracketed paste, autowrap, cursor and alternate screen.
    let restoreSequence: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// The previous actions, by signal number.
    let previous: UnsafeMutablePointer<sigaction>
    let buffer: UnsafeMutablePointer<UInt8>
  }

  /// A non-blocking pipe that child processes do not inherit; both descriptors are -1 if none is left.
  struct Pipe {
    private(set) var reader: Int32 = -1
    private(set) var writer: Int32 = -1

    init() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      (reader, writer) = (ends[0], ends[1])
    }
  }

  private static let bufferSize = 1024
  private static let forwarded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Faults, and signals that end a process by default.
  private static let fatal = [
    SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]

  /// Unsafe, because handlers use it on any thread; the main actor changes it only while none is installed.
  ///
  /// A pointer, because exclusivity checks are not safe in a signal handler.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    previous.initialize(repeating: sigaction(), count: 64)
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(
      to: State(
        signals: Pipe(), errors: Pipe(), previous: previous,
        buffer: .allocate(capacity: bufferSize)))
    atexit { TerminalRestorer.restoreTerminal() }
    return state
  }()

  /// Saves the terminal's attributes and installs the handlers.
  static func prepare(input: Int32, output: Int32) {
    state.pointee.input = input
    state.pointee.output = output
    tcgetattr(input, &state.pointee.attributes)
    redirectStandardError()
    state.pointee.isActive = true
    for signal in forwarded { install(forward, for: signal) }
    for signal in fatal { install(restoreAndRaise, for: signal) }
  }

  /// Turns a terminal's echo off until `restore()`; a signal that stops or ends the process turns it on.
  public static func hideEcho(of input: Int32) {
    guard tcgetattr(input, &state.pointee.attributes) == 0 else { return }
    (state.pointee.input, state.pointee.output) = (input, -1)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] + fatal { install(restoreAndRaise, for: signal) }
    for signal in [SIGTSTP, SIGCONT] { install(stopOrContinue, for: signal) }
    hideEcho()
  }

  /// Turns the echo off, except that of the line break; async-signal-safe.
  private static func hideEcho() {
    var attributes = state.pointee.attributes
    attributes.c_lflag = attributes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL)
    state.pointee.isActive = true
    tcsetattr(state.pointee.input, TCSANOW, &attributes)
  }

  /// Restores the terminal and the previous signal actions.
  public static func restore() {
    restoreTerminal()
    for signal in forwarded + fatal { sigaction(signal, state.pointee.previous + Int(signal), nil) }
  }

  /// Leaves the alternate screen and restores the terminal's attributes; async-signal-safe.
  static func restoreTerminal() {
    guard state.pointee.isActive else { return }
    state.pointee.isActive = false
    let (output, restoreSequence) = (state.pointee.output, state.pointee.restoreSequence)
    if output >= 0 {
      while write(output, restoreSequence.utf8Start, restoreSequence.utf8CodeUnitCount) < 0, errno == EINTR {}
    }
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
    restoreStandardError()
  }

  /// Redirects standard error into a pipe: a crash message on the alternate screen would be lost.
  private static func redirectStandardError() {
    guard Terminal.isTerminal(2), state.pointee.errors.writer >= 0 else { return }
    state.pointee.standardError = fcntl(2, F_DUPFD_CLOEXEC, 3)
    if state.pointee.standardError >= 0 { dup2(state.pointee.errors.writer, 2) }
  }

  private static func restoreStandardError() {
    guard state.pointee.standardError >= 0 else { return }
    dup2(state.pointee.standardError, 2)
    close(state.pointee.standardError)
    state.pointee.standardError = -1
    let (reader, buffer) = (state.pointee.errors.reader, state.pointee.buffer)
    while case let count = read(reader, buffer, bufferSize), count > 0 { _ = write(2, buffer, count) }
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Forwards a signal to the main queue.
  private static let forward: Handler = { signal, _, _ in
    let savedError = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(state.pointee.signals.writer, &byte, 1)
    errno = savedError
  }

  /// Restores the terminal, then the previous action, and raises the signal again.
  private static let restoreAndRaise: Handler = { signal, information, _ in
    restoreTerminal()
    sigaction(signal, state.pointee.previous + Int(signal), nil)
    let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
    // After a fault, the same instruction faults again; a signal from another process must be raised again.
    if codeTellsFaults, let information, isFault, information.pointee.si_code > 0 { return }
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(signal)
  }

  /// Stops the process with the echo on, and turns it off afterwards; a shell turns it on too, while SIGSTOP holds a process.
  private static let stopOrContinue: Handler = { signal, _, _ in
    let (savedError, isHiding) = (errno, state.pointee.isActive)
    if signal == SIGTSTP {
      restoreTerminal()
      raise(SIGSTOP)
    }
    if isHiding { hideEcho() }
    errno = savedError
  }

  /// Whether `si_code` tells a fault of this process from a signal that another process has sent.
  ///
  /// On arm64 XNU gives SIGSEGV, SIGBUS and SIGILL a positive code even when `kill` sends them: returning would swallow
  /// the signal. Never run on macOS.
  private static var codeTellsFaults: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
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
    let saved = state.pointee.previous + Int(signal)
    sigaction(signal, &action, saved)
    // A signal that was ignored at launch, as under `nohup`, stays ignored. SIG_IGN is 1 on every system, and the handler
    // is the first field of the structure.
    let ignored = UnsafeRawPointer(saved).load(as: Int.self) == 1
    if ignored { sigaction(signal, saved, nil) }
  }
}
