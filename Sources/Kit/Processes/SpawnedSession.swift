import Foundation

/// A child process that leads a session; its descendants stay in the session when their parents end.
///
/// Foundation's `Process` cannot start a session.
package struct SpawnedSession {
  /// The standard streams of the process.
  package enum Streams {
    /// Output to a descriptor; standard error to the same or discarded; input from a descriptor or none.
    case output(Int32, joinsErrors: Bool, input: Int32? = nil)
    /// The terminal at a path, which becomes the session's controlling terminal: for tests of forms.
    case terminal(String)
    /// Those of this process, without a session of its own: it may use the terminal.
    case inherited
  }

  /// A failure to start the program, with its `errno`.
  package struct StartError: LocalizedError, CustomStringConvertible {
    let number: Int32

    package var description: String { String(cString: strerror(number)) }
    package var errorDescription: String? { description }
  }

  /// The id of the process and of its session.
  package let identifier: pid_t
  private let sharesTerminal: Bool

  /// Starts a program; `environment` is added to this process's own.
  package init(
    program: URL, arguments: [String], folder: URL? = nil, environment: [String: String], streams: Streams
  ) throws(StartError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var options: posix_spawnattr_t?
      var flags = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      var actions = posix_spawn_file_actions_t()
      var options = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which the headers declare only under a feature macro.
      var flags: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&options)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&options)
    }
    switch streams {
    case .output(let output, let joinsErrors, let input):
      if let input {
        posix_spawn_file_actions_adddup2(&actions, input, 0)
      } else {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      if joinsErrors {
        posix_spawn_file_actions_adddup2(&actions, output, 2)
      } else {
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
    case .terminal:
      // A shell opens the terminal, so until then the streams lead nowhere: see `words`.
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      // Reset, as a shell does, the signals that this process ignores.
      var all = sigset_t()
      sigfillset(&all)
      posix_spawnattr_setsigdefault(&options, &all)
      flags |= Int32(POSIX_SPAWN_SETSIGDEF)
    case .inherited: flags = 0
    }
    // Do not inherit the calling thread's mask: the program must react to signals.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&options, &none)
    posix_spawnattr_setflags(&options, numericCast(flags | Int32(POSIX_SPAWN_SETSIGMASK)))

    let words = Self.words(program: program, arguments: arguments, folder: folder, streams: streams)
    // A shell that starts the program would report a missing one by an exit code.
    guard words[0] == program.path || access(program.path, X_OK) == 0 else {
      throw StartError(number: errno)
    }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let argumentStrings = words.map { strdup($0) }
    let variableStrings = variables.map { strdup("\($0)=\($1)") }
    defer { for string in argumentStrings + variableStrings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, words[0], &actions, &options, argumentStrings + [nil], variableStrings + [nil])
    guard failure == 0 else { throw StartError(number: failure) }
    identifier = process
    sharesTerminal = if case .inherited = streams { true } else { false }
  }

  /// The command with its arguments, started through a shell where the system's call cannot prepare what it needs.
  private static func words(
    program: URL, arguments: [String], folder: URL?, streams: Streams
  ) -> [String] {
    var words = [program.path] + arguments
    if let folder {
      // posix_spawn_file_actions_addchdir is not declared on all platforms.
      words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path] + words
    }
    if case .terminal(let path) = streams {
      // The first terminal that a session's leader opens becomes its controlling terminal. XNU runs file actions before
      // the process leads its session, so the terminal has to be opened by a program.
      words = ["/bin/sh", "-c", #"exec "$@" <>"$0" >&0 2>&0"#, path] + words
    }
    return words
  }

  /// Waits until the process has ended or the deadline is reached; does not reap it, so its id stays in use.
  func ends(before deadline: ContinuousClock.Instant?) -> Bool {
    while true {
      var information = siginfo_t()
      let options = WEXITED | WNOWAIT | (deadline == nil ? 0 : WNOHANG)
      if waitid(P_PID, id_t(identifier), &information, options) == 0 {
        if deadline == nil || information.si_signo == SIGCHLD { return true }
      } else if errno != EINTR {
        return true
      }
      guard let deadline else { continue }
      if .now >= deadline { return false }
      // Polling: the process has closed its output and ends soon, but `waitid` takes no timeout.
      usleep(1000)
    }
  }

  /// Waits until the process has ended and returns its status; the system may then reuse its id.
  ///
  /// When the user stops a process that shares the terminal, this one stops too: the shell waits for this one only.
  package func reap() -> Int32 {
    var status: Int32 = 0
    while true {
      if waitpid(identifier, &status, sharesTerminal ? WUNTRACED : 0) < 0 {
        if errno == EINTR { continue }
        return status
      }
      // C's macro WIFSTOPPED.
      guard status & 0xFF == 0x7F else { return status }
      raise(SIGSTOP)
    }
  }
}
