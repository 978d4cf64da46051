import Processes
import Foundation
import Processes

#if canImport(Musl)
  import Musl
#endif

/// A pseudo-terminal for programs that need a terminal.
///
/// The program is the leader of a session with this controlling terminal, so that control characters become signals.
public nonisolated final class PseudoTerminal {
  /// The end of a program.
  public enum Exit: Equatable, Sendable {
    /// It exited with a status.
    case exited(Int32)
    /// A signal ended it.
    case signaled(Int32)
  }

  /// An error of the terminal.
  public enum Failure: Error {
    /// A system call failed.
    case systemCall(String, errno: Int32)
    /// The program ended before it wrote the expected text.
    case ended(Exit, output: String)
  }

  /// The output read so far.
  public private(set) var output: [UInt8] = []

  /// The process identifier of the program; nil before the start.
  public private(set) var processIdentifier: pid_t?

  /// The attributes before the start.
  public let initialAttributes: Attributes

  private var primary: Int32
  /// Open until the end, so that the terminal outlives the program.
  private let secondary: Int32
  private let path: String
  private var exit: Exit?
  /// The end of the output that earlier calls of `read(until:)` consumed.
  private var consumed = 0

  /// Creates a terminal of a size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var (primary, secondary): (Int32, Int32) = (-1, -1)
    guard openpty(&primary, &secondary, nil, nil, nil) == 0 else {
      throw Failure.systemCall("openpty", errno: errno)
    }
    (self.primary, self.secondary) = (primary, secondary)
    // `ttyname` has one static buffer, and tests run concurrently.
    var name = [CChar](repeating: 0, count: 1024)
    let failure = ttyname_r(secondary, &name, name.count)
    guard failure == 0 else { throw Failure.systemCall("ttyname_r", errno: failure) }
    initialAttributes = Attributes(of: primary)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Programs on other terminals must not inherit these descriptors.
    _ = fcntl(primary, F_SETFD, FD_CLOEXEC)
    _ = fcntl(secondary, F_SETFD, FD_CLOEXEC)
    // So that typing never waits for a program that waits for its output to be read.
    _ = fcntl(primary, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    let isRunning = exit == nil
    if let processIdentifier, isRunning { kill(processIdentifier, SIGKILL) }
    // Before the wait: on XNU the end of a session's leader waits until its output has been read, or nobody can read it.
    hangUp()
    if let processIdentifier, isRunning { waitpid(processIdentifier, nil, 0) }
    close(secondary)
  }

  /// Starts a program on the terminal, with variables added to the test's environment.
  public func start(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    processIdentifier = try SpawnedSession(
      program: URL(filePath: executable), arguments: arguments, environment: environment,
      streams: .terminal(path)
    ).identifier
  }

  /// Starts a program as a shell job that can be stopped.
  ///
  /// When it stops, the shell writes `STOPPED`, and resumes it after reading a line. The shell exits with its status.
  public func startJob(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    let script = #"set -m; "$0" "$@"; echo STOPPED; read -r line; fg; status=$?; echo ENDED; exit $status"#
    try start("/bin/sh", arguments: ["-c", script, executable] + arguments, environment: environment)
  }

  /// Starts a program of this package, by default with an hour as its timeout, and waits for its form or another text.
  public static func form(
    _ name: String, _ arguments: [String] = [], asJob: Bool = false, environment: [String: String] = [:],
    until text: String = " leaves"
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    let usual = ["SWIFT_BACKTRACE": "enable=no", "TERM": "xterm", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"]
    let needsTimeout = name.hasPrefix("login-") && !arguments.contains("--timeout")
    try (asJob ? terminal.startJob : terminal.start)(
      Program(name).url.path, arguments + (needsTimeout ? ["--timeout", "3600"] : []),
      usual.merging(environment) { $1 })
    try terminal.read(until: text)
    return terminal
  }

  /// Types a text.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends bytes as typed input, and reads output meanwhile.
  ///
  /// A terminal holds little input, 1 KB on macOS. A program that cannot write reads none of it, so writing alone could
  /// wait for ever.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var ready = pollfd(fd: primary, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&ready, 1, -1) > 0 else { return }
      if ready.revents & Int16(POLLIN) != 0, readAvailable(waiting: 0) { continue }
      let written = rest.withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EAGAIN else { return }
      rest = rest.dropFirst(max(0, written))
    }
  }

  /// Changes the terminal's size, which sends SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(primary, numericCast(TIOCSWINSZ), &size)
  }

  /// Sends the program a signal.
  public func signal(_ number: Int32) {
    guard let processIdentifier, exit == nil else { return }
    kill(processIdentifier, number)
  }

  /// Closes the terminal, as closing a terminal window does.
  public func hangUp() {
    guard primary >= 0 else { return }
    close(primary)
    primary = -1
  }

  /// The current attributes, which a program has to restore.
  ///
  /// Those of the primary, which are the same: XNU revokes the secondary when the leader of the session exits.
  public var attributes: Attributes {
    Attributes(of: primary)
  }

  /// Reads until a text appears after the consumed output, and returns the output up to its end.
  @discardableResult
  public func read(until text: String) throws -> String {
    let guardian = HangGuard()
    while true {
      if let found = output[consumed...].firstRange(of: Array(text.utf8)) {
        defer { consumed = found.upperBound }
        return String(decoding: output[consumed..<found.upperBound], as: UTF8.self)
      }
      if let exit { throw Failure.ended(exit, output: String(decoding: output, as: UTF8.self)) }
      try readMore(guardian)
    }
  }

  /// Reads until the program has ended, and returns its exit.
  public func waitForExit() throws -> Exit {
    let guardian = HangGuard()
    while true {
      if let exit { return exit }
      try readMore(guardian)
    }
  }

  /// Reads until a program has changed the attributes before the start.
  public func waitForOtherAttributes() throws {
    let guardian = HangGuard()
    while attributes == initialAttributes { try readMore(guardian) }
  }

  /// Waits up to 20 milliseconds for output.
  private func readMore(_ guardian: HangGuard) throws {
    // Check the process before reading, so that no output of an ended program is missed.
    noteExit()
    repeat {
      try guardian.check("more than: " + String(decoding: output, as: UTF8.self))
    } while readAvailable(waiting: exit == nil ? 20 : 0) && exit != nil
  }

  /// Reads once with a timeout in milliseconds, and returns whether there was output.
  private func readAvailable(waiting milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0, ready.revents & Int16(POLLIN) != 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { Foundation.read(primary, $0.baseAddress, $0.count) }
    output += buffer.prefix(max(0, count))
    return count > 0
  }

  private func noteExit() {
    var status: Int32 = 0
    guard let process = processIdentifier, exit == nil, waitpid(process, &status, WNOHANG) == process
    else { return }
    // The macros WIFSIGNALED and WEXITSTATUS are not available in Swift.
    exit = status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signaled(status & 0x7F)
  }
}

extension PseudoTerminal {
  /// The settings of a terminal.
  public struct Attributes: Equatable, Sendable, CustomStringConvertible {
    private let flags: [UInt]
    private let characters: [UInt8]

    init(of terminal: Int32) {
      var settings = termios()
      tcgetattr(terminal, &settings)
      // XNU sets PENDIN whenever a terminal goes back to canonical mode: its input is to be read anew. Linux never does.
      let localFlags = settings.c_lflag & ~tcflag_t(PENDIN)
      flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, localFlags].map { UInt($0) }
      characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
      isLineMode = settings.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Whether the terminal is in canonical mode (line by line).
    public let isLineMode: Bool

    /// The settings as hexadecimal flags and control characters.
    public var description: String {
      "\(flags.map { String($0, radix: 16) }) \(characters)"
    }
  }
}
