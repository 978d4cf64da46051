import Foundation
import Synchronization

/// The running child processes; a signal that ends this process ends them too.
///
/// Ctrl-C in a terminal does not reach them, as each leads a session of its own.
enum RunningChildren {
  private static let processes = Mutex<Set<pid_t>>([])

  /// Starts a program; blocks forever once a signal ends this process.
  static func start(
    _ spawn: () throws(SpawnedSession.StartError) -> SpawnedSession
  ) throws(SpawnedSession.StartError) -> SpawnedSession {
    _ = signalListener
    return try processes.withLock { running throws(SpawnedSession.StartError) in
      let session = try spawn()
      running.insert(session.identifier)
      return session
    }
  }

  /// Creates a pipe that no program inherits unasked: it would keep the pipe open for the others.
  ///
  /// Holding the lock, so that none starts between the two steps.
  static func makePipe() -> Pipe {
    processes.withLock { _ in
      let pipe = Pipe()
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      return pipe
    }
  }

  /// Waits until a program has ended and returns its status.
  static func reap(_ session: SpawnedSession) -> Int32 {
    _ = session.ends(before: nil)
    return processes.withLock { running in
      running.remove(session.identifier)
      return session.reap()
    }
  }

  /// Carries signals from their handler, which may only write to a descriptor, to a thread.
  private static let pipe: (reader: Int32, writer: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Installs the handlers, once.
  private static let signalListener: Void = {
    guard pipe.reader >= 0 else { return }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(pipe.reader, &number, 1) != 1 {}
      end(by: Int32(number))
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var before = sigaction()
      sigaction(number, nil, &before)
      // A handler, as child processes would inherit SIG_IGN.
      let handler = signal(number) { number in
        let interruptedError = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipe.writer, &byte, 1)
        errno = interruptedError
      }
      // A signal that is ignored, as under `nohup`, or handled already stays so.
      if handler != nil { sigaction(number, &before, nil) }
    }
  }()

  /// Ends the child processes, then this process by the signal.
  private static func end(by number: Int32) -> Never {
    // Holding the lock, so that no further program starts and no thread reports how they ended.
    processes.withLock { running -> Never in
      if !running.isEmpty { ProcessTree.end(running) }
      signal(number, SIG_DFL)
      var mask = sigset_t()
      sigemptyset(&mask)
      sigaddset(&mask, number)
      pthread_sigmask(SIG_UNBLOCK, &mask, nil)
      raise(number)
      _exit(128 + number)
    }
  }
}
