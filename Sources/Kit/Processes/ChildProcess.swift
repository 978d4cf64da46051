import Foundation

/// A child process in a session of its own, so that its descendants can be ended with it.
package struct ChildProcess: Sendable {
  /// The result of a run.
  package struct Ending: Sendable {
    package enum Reason: Sendable, Equatable {
      case exit(Int32)
      case signal(Int32)
      case timeout
    }

    package let reason: Reason
    package let output: Data
  }

  let program: URL
  let arguments: [String]
  var folder: URL?
  /// Additions to this process's environment.
  var environment: [String: String] = [:]
  /// Whether the standard error is part of the output; otherwise it is discarded.
  var joinsErrors = false
  /// The descriptor of its standard input; nil for no input.
  var input: Int32?

  /// Creates a child process; `run` starts it.
  package init(
    program: URL, arguments: [String], folder: URL? = nil, environment: [String: String] = [:],
    joinsErrors: Bool = false, input: Int32? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.joinsErrors = joinsErrors
    self.input = input
  }

  /// Creates a pipe of which a child process has only the end that it is given.
  package static func pipe() -> Pipe { RunningChildren.makePipe() }

  /// Runs the program until it has ended and its output is closed; calls `progress` with each line.
  ///
  /// The timeout, in seconds, ends the process and its descendants, and the run, even if one of them keeps the output open.
  package func run(
    timeout: Double? = nil, progress: (@Sendable (String) -> Void)? = nil
  ) async throws(SpawnedSession.StartError) -> Ending {
    // A result, because a continuation forgets the type of an error.
    let result: Result<Ending, SpawnedSession.StartError> = await withCheckedContinuation { continuation in
      // Blocking a thread of the concurrency pool would stall other tasks.
      Thread.detachNewThread {
        continuation.resume(
          returning: Result { () throws(SpawnedSession.StartError) in
            try runAndWait(timeout: timeout, progress: progress)
          })
      }
    }
    return try result.get()
  }

  private func runAndWait(
    timeout: Double?, progress: ((String) -> Void)?
  ) throws(SpawnedSession.StartError) -> Ending {
    let pipe = Self.pipe()
    defer { try? pipe.fileHandleForReading.close() }
    let session = try RunningChildren.start { () throws(SpawnedSession.StartError) in
      try SpawnedSession(
        program: program, arguments: arguments, folder: folder, environment: environment,
        streams: .output(
          pipe.fileHandleForWriting.fileDescriptor, joinsErrors: joinsErrors, input: input))
    }
    // The descriptor is released even if closing it reports an error.
    try? pipe.fileHandleForWriting.close()
    let deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    var output = Data()
    var reported = 0
    let reader = pipe.fileHandleForReading.fileDescriptor
    var isLate = false
    while !isLate, let more = Self.bytes(from: reader, until: deadline) {
      isLate = more.isEmpty
      output += more
      guard let progress else { continue }
      while let end = output[reported...].firstIndex(of: UInt8(ascii: "\n")) {
        progress(String(decoding: output[reported..<end], as: UTF8.self))
        reported = end + 1
      }
    }
    isLate = isLate || !session.ends(before: deadline)
    if isLate { ProcessTree.end([session.identifier]) }
    let status = RunningChildren.reap(session)
    if isLate { return Ending(reason: .timeout, output: output) }
    // C's macros WIFSIGNALED and WEXITSTATUS are not available in Swift.
    let signal = status & 0x7F
    return Ending(reason: signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal), output: output)
  }

  /// The next bytes; empty at the deadline, nil at the end of the output.
  private static func bytes(from descriptor: Int32, until deadline: ContinuousClock.Instant?) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let deadline {
        // Checked before each read, because a program may write without end.
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { return Data() }
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, Int32(min(left / .milliseconds(1), 60_000)) + 1) > 0 else { continue }
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { return Data(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
