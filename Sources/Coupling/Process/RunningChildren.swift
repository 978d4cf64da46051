import Foundation
import Synchronization

/// The programs that this process has started and that still run: a signal that ends it ends them as well.
///
/// Each is in a process group of its own, and so are those that it starts in turn: what a terminal sends by Ctrl-C reaches
/// none of them, and they would go on for minutes.
enum RunningChildren {
  private static let processes = Mutex<Set<pid_t>>([])

  /// How long those who are asked to end may take for it.
  private static let patience = Duration.milliseconds(700)

  /// Starts a program, unless this process is about to end.
  static func start(_ process: Process) throws {
    _ = watch
    try processes.withLock { running in
      try process.run()
      running.insert(process.processIdentifier)
    }
  }

  /// Forgets a program that has ended: its number may be another's soon.
  static func forget(_ process: Process) {
    processes.withLock { _ = $0.remove(process.processIdentifier) }
  }

  /// What signals are told by. The one end is used inside a handler.
  private static let pipe: (reader: Int32, writer: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Begins to listen, once.
  private static let watch: Void = {
    guard pipe.reader >= 0 else { return }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(pipe.reader, &number, 1) != 1 {}
      end(by: Int32(number))
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var before = sigaction()
      sigaction(number, nil, &before)
      // A handler and not SIG_IGN, which those who are started would inherit.
      let handler = signal(number) { number in
        let interruptedError = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipe.writer, &byte, 1)
        errno = interruptedError
      }
      // What is ignored, as `nohup` has it, stays ignored, and who handles it goes on doing so.
      if handler != nil { sigaction(number, &before, nil) }
    }
  }()

  /// Ends all of them, and this process by the signal.
  private static func end(by number: Int32) -> Never {
    // Kept to the end: nobody is started any more, and nobody sees how they end and reports it.
    processes.withLock { running -> Never in
      if !running.isEmpty { end(running) }
      signal(number, SIG_DFL)
      var only = sigset_t()
      sigemptyset(&only)
      sigaddset(&only, number)
      pthread_sigmask(SIG_UNBLOCK, &only, nil)
      raise(number)
      _exit(128 + number)
    }
  }

  /// Asks processes and all whom they have started to end, and ends those who do not.
  private static func end(_ processes: Set<pid_t>) {
    var family = processes
    for number in [SIGINT, SIGKILL] {
      var told: Set<pid_t> = []
      let deadline = ContinuousClock.now + patience
      repeat {
        let running = ProcessTable().running(of: &family)
        if running.isEmpty { return }
        for process in running where told.insert(process).inserted { kill(process, number) }
        usleep(10_000)
      } while .now < deadline
    }
  }
}
