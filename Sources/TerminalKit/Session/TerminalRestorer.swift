#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sets the terminal back however the program ends, even inside a signal handler, where nothing may allocate or lock.
nonisolated enum TerminalRestorer {
  /// Everything that handlers use. It is allocated as a whole before the first handler is installed.
  struct State {
    var isActive = false
    var input: Int32 = -1
    var output: Int32 = -1
    /// The settings before the form was shown.
    var attributes = termios()
    /// Tells the main queue of signals.
    let notices: Pipe
    /// What is written to the standard error while the form is shown; a pipe holds several screens of text.
    let heldBack: Pipe
    /// The true standard error, while what is written to it is held back.
    var standardError: Int32 = -1
    let goodbye: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// What the signals did before, by their numbers.
    let earlier: UnsafeMutablePointer<sigaction>
    let buffer: UnsafeMutablePointer<UInt8>
  }

  /// A pipe whose ends never wait and that no child process inherits; both are -1 if the system has none left.
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
  private static let noticed = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// The faults of a program, and the signals that would end it without a word.
  private static let deadly = [
    SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS,
    SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]

  /// Unsafe because handlers use it on any thread; otherwise the main actor alone does, while no handler is installed.
  ///
  /// A pointer, because a handler must not go through a variable's access checks.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    earlier.initialize(repeating: sigaction(), count: 64)
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(
      to: State(
        notices: Pipe(), heldBack: Pipe(), earlier: earlier,
        buffer: .allocate(capacity: bufferSize)))
    atexit { TerminalRestorer.restoreTerminal() }
    return state
  }()

  /// Keeps the terminal's settings, and installs the handlers that set it back.
  static func prepare(input: Int32, output: Int32) {
    state.pointee.input = input
    state.pointee.output = output
    tcgetattr(input, &state.pointee.attributes)
    holdBackStandardError()
    state.pointee.isActive = true
    for signal in noticed { install(note, for: signal) }
    for signal in deadly { install(passOn, for: signal) }
  }

  /// Has the signals do what they did before.
  static func removeHandlers() {
    for signal in noticed + deadly { sigaction(signal, state.pointee.earlier + Int(signal), nil) }
  }

  /// Leaves the form's screen and sets the terminal's attributes back; safe inside a signal handler.
  static func restoreTerminal() {
    guard state.pointee.isActive else { return }
    state.pointee.isActive = false
    let (output, goodbye) = (state.pointee.output, state.pointee.goodbye)
    while write(output, goodbye.utf8Start, goodbye.utf8CodeUnitCount) < 0, errno == EINTR {}
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
    releaseStandardError()
  }

  /// Keeps other people's messages off the form: the last words of a crash would be lost with its screen.
  private static func holdBackStandardError() {
    guard Terminal.isTerminal(2), state.pointee.heldBack.writer >= 0 else { return }
    state.pointee.standardError = fcntl(2, F_DUPFD_CLOEXEC, 3)
    if state.pointee.standardError >= 0 { dup2(state.pointee.heldBack.writer, 2) }
  }

  private static func releaseStandardError() {
    guard state.pointee.standardError >= 0 else { return }
    dup2(state.pointee.standardError, 2)
    close(state.pointee.standardError)
    state.pointee.standardError = -1
    let (reader, buffer) = (state.pointee.heldBack.reader, state.pointee.buffer)
    while case let count = read(reader, buffer, bufferSize), count > 0 { _ = write(2, buffer, count) }
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Has the main queue hear of the signal.
  private static let note: Handler = { signal, _, _ in
    let interruptedError = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(state.pointee.notices.writer, &byte, 1)
    errno = interruptedError
  }

  /// Restores the terminal, then leaves the signal to whoever handled it before, which is mostly the system.
  private static let passOn: Handler = { signal, information, _ in
    restoreTerminal()
    sigaction(signal, state.pointee.earlier + Int(signal), nil)
    let isFault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
    // A faulty instruction runs again and faults again; a signal that was sent has to be sent again.
    if let information, isFault, information.pointee.si_code > 0 { return }
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
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
    let before = state.pointee.earlier + Int(signal)
    sigaction(signal, &action, before)
    // Who started the program may want it to live through a signal, as `nohup` does: what was ignored stays
    // so. SIG_IGN is 1 on every system, and the handler is the first thing in the structure.
    let ignored = UnsafeRawPointer(before).load(as: Int.self) == 1
    if ignored { sigaction(signal, before, nil) }
  }
}
