import CodeGraph
import Foundation

#if canImport(Musl)
  import Musl
#endif

/// A terminal without a screen, for programs that ask for a real one.
///
/// The program leads a session of its own that the terminal controls: typed control characters become signals,
/// as they do for a person.
public nonisolated final class PseudoTerminal {
  /// How a program ended.
  public enum Exit: Equatable, Sendable {
    /// By itself, with that status.
    case exited(Int32)
    /// By that signal.
    case signaled(Int32)
  }

  /// What went wrong between a test and its program.
  public enum Failure: Error {
    /// A system call failed.
    case systemCall(String, errno: Int32)
    /// The program ended before it wrote what was waited for.
    case ended(Exit, output: String)
  }

  /// Everything that the program has written and that was read.
  public private(set) var output: [UInt8] = []

  /// The program's number, once it was started.
  public private(set) var processIdentifier: pid_t?

  /// The settings before any program.
  public let initialAttributes: Attributes

  private var primary: Int32
  /// Kept open, so that the terminal and its attributes outlive the program.
  private let secondary: Int32
  private let path: String
  private var exit: Exit?
  /// How much of the output earlier calls of `read(until:)` have passed.
  private var passed = 0

  /// Makes a terminal of that size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var (primary, secondary): (Int32, Int32) = (-1, -1)
    guard openpty(&primary, &secondary, nil, nil, nil) == 0 else {
      throw Failure.systemCall("openpty", errno: errno)
    }
    (self.primary, self.secondary) = (primary, secondary)
    // Not by `ttyname`: its one buffer is everybody's, and tests run at once.
    var name = [CChar](repeating: 0, count: 1024)
    let failure = ttyname_r(secondary, &name, name.count)
    guard failure == 0 else { throw Failure.systemCall("ttyname_r", errno: failure) }
    initialAttributes = Attributes(of: secondary)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // A program on another terminal must not keep this one open.
    _ = fcntl(primary, F_SETFD, FD_CLOEXEC)
    _ = fcntl(secondary, F_SETFD, FD_CLOEXEC)
    resize(columns: columns, rows: rows)
  }

  deinit {
    if let processIdentifier, exit == nil {
      kill(processIdentifier, SIGKILL)
      waitpid(processIdentifier, nil, 0)
    }
    hangUp()
    close(secondary)
  }

  /// Starts a program on the terminal; the environment is added to the test's own.
  public func start(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    processIdentifier = try SpawnedSession(
      program: URL(filePath: executable), arguments: arguments, environment: environment,
      streams: .terminal(path)
    ).identifier
  }

  /// Starts a program as a shell's job that can be stopped: once it stops, the shell writes `STOPPED` and
  /// goes on with it after a line was sent; in the end the shell exits with the program's status.
  public func startJob(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    let script = #"set -m; "$0" "$@"; echo STOPPED; read -r line; fg; status=$?; echo ENDED; exit $status"#
    try start("/bin/sh", arguments: ["-c", script, executable] + arguments, environment: environment)
  }

  /// Starts a program of this package and waits for its form; no request of its own runs out of time.
  public static func form(
    _ name: String, _ arguments: [String] = [], asJob: Bool = false, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    let usual = ["SWIFT_BACKTRACE": "enable=no", "TERM": "xterm", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"]
    try (asJob ? terminal.startJob : terminal.start)(
      Program(name).url.path, arguments + (name.hasPrefix("login-") ? ["--timeout", "3600"] : []),
      usual.merging(environment) { $1 })
    try terminal.read(until: "Esc leaves")
    return terminal
  }

  /// Types the text.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends the bytes as if they were typed.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  /// Changes the terminal's size; the program hears of it.
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

  /// Closes the terminal, as when a terminal window is closed.
  public func hangUp() {
    guard primary >= 0 else { return }
    close(primary)
    primary = -1
  }

  /// The settings that a program may change and has to set back.
  public var attributes: Attributes {
    Attributes(of: secondary)
  }

  /// Reads until the text appears after what earlier calls have passed, and returns all up to its end.
  @discardableResult
  public func read(until text: String) throws -> String {
    let guardian = HangGuard()
    while true {
      if let found = output[passed...].firstRange(of: Array(text.utf8)) {
        defer { passed = found.upperBound }
        return String(decoding: output[passed..<found.upperBound], as: UTF8.self)
      }
      if let exit { throw Failure.ended(exit, output: String(decoding: output, as: UTF8.self)) }
      try readMore(guardian)
    }
  }

  /// Reads until the program has ended, and tells how.
  public func waitForExit() throws -> Exit {
    let guardian = HangGuard()
    while true {
      if let exit { return exit }
      try readMore(guardian)
    }
  }

  /// Waits a moment for output or for the end of the program.
  private func readMore(_ guardian: HangGuard) throws {
    // First the process, then its output: what it wrote before it ended is then all there.
    noteExit()
    repeat {
      try guardian.check("more than: " + String(decoding: output, as: UTF8.self))
    } while readAvailable(waiting: exit == nil ? 20 : 0) && exit != nil
  }

  /// Reads once, at most waiting so many milliseconds; tells whether there was something.
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
    // What the macros WIFSIGNALED and WEXITSTATUS do.
    exit = status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signaled(status & 0x7F)
  }
}

extension PseudoTerminal {
  /// A terminal's settings, to be compared.
  public struct Attributes: Equatable, Sendable, CustomStringConvertible {
    private let flags: [UInt]
    private let characters: [UInt8]

    init(of terminal: Int32) {
      var settings = termios()
      tcgetattr(terminal, &settings)
      flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt($0) }
      characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
      isLineMode = settings.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Whether the terminal collects lines and echoes them, as it does for a shell's commands.
    public let isLineMode: Bool

    /// The settings as numbers.
    public var description: String {
      "\(flags.map { String($0, radix: 16) }) \(characters)"
    }
  }
}
