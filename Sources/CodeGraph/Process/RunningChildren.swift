import Foundation
import Synchronization

/// The programs that this process has started and that still run: a signal that ends it ends them as well.
///
/// Each leads a session of its own: what a terminal sends by Ctrl-C reaches none of them, and they would go on for minutes.
enum RunningChildren {
  private static let processes = Mutex<Set<pid_t>>([])

  /// Starts a program, unless this process is about to end.
  static func start(_ spawn: () throws -> SpawnedSession) throws -> SpawnedSession {
    _ = watch
    return try processes.withLock { running in
      let session = try spawn()
      running.insert(session.identifier)
      return session
    }
  }

  /// Waits for a program's end and returns its status.
  static func reap(_ session: SpawnedSession) -> Int32 {
    _ = session.ends(before: nil)
    return processes.withLock { running in
      running.remove(session.identifier)
      return session.reap()
    }
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
      if !running.isEmpty { ProcessFamily.end(running) }
      signal(number, SIG_DFL)
      var only = sigset_t()
      sigemptyset(&only)
      sigaddset(&only, number)
      pthread_sigmask(SIG_UNBLOCK, &only, nil)
      raise(number)
      _exit(128 + number)
    }
  }
}
