import Foundation

/// A program run as a child process, in a session of its own: whatever ends it ends all it has started.
package struct ChildProcess: Sendable {
  /// How a run ended.
  package struct Ending: Sendable {
    package enum Reason: Sendable, Equatable {
      case exit(Int32)
      case signal(Int32)
      /// It was ended at the timeout.
      case timeout
    }

    package let reason: Reason
    package let output: Data
  }

  let program: URL
  let arguments: [String]
  var folder: URL?
  /// What is set besides in the environment.
  var environment: [String: String] = [:]
  /// Whether what it says on the standard error goes with the output; else it goes nowhere.
  var joinsErrors = false

  /// Names a program and how to start it.
  package init(
    program: URL, arguments: [String], folder: URL? = nil, environment: [String: String] = [:],
    joinsErrors: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.joinsErrors = joinsErrors
  }

  /// Runs the program until it has ended and its output is closed, and hands on each line of output as it comes.
  ///
  /// At the timeout, in seconds, it and its descendants are ended, and the run is over even if one still holds the output.
  package func run(
    timeout: Double? = nil, progress: (@Sendable (String) -> Void)? = nil
  ) async throws -> Ending {
    try await withCheckedThrowingContinuation { continuation in
      // It waits for the process: no thread of the concurrency pool may be kept so long.
      Thread.detachNewThread {
        continuation.resume(with: Result { try runAndWait(timeout: timeout, progress: progress) })
      }
    }
  }

  private func runAndWait(timeout: Double?, progress: ((String) -> Void)?) throws -> Ending {
    let pipe = Pipe()
    defer { try? pipe.fileHandleForReading.close() }
    let session = try RunningChildren.start {
      try SpawnedSession(
        program: program, arguments: arguments, folder: folder, environment: environment,
        streams: .output(pipe.fileHandleForWriting.fileDescriptor, joinsErrors: joinsErrors))
    }
    try pipe.fileHandleForWriting.close()
    let deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    var output = Data()
    var told = 0
    let reader = pipe.fileHandleForReading.fileDescriptor
    var isLate = false
    while !isLate, let more = Self.bytes(from: reader, until: deadline) {
      isLate = more.isEmpty
      output += more
      guard let progress else { continue }
      while let end = output[told...].firstIndex(of: UInt8(ascii: "\n")) {
        progress(String(decoding: output[told..<end], as: UTF8.self))
        told = end + 1
      }
    }
    isLate = isLate || !session.ends(before: deadline)
    if isLate { ProcessFamily.end([session.identifier]) }
    let status = RunningChildren.reap(session)
    if isLate { return Ending(reason: .timeout, output: output) }
    // What the macros WIFSIGNALED and WEXITSTATUS do.
    let signal = status & 0x7F
    return Ending(reason: signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal), output: output)
  }

  /// The next bytes: none once the time is up, nil at the end of the output.
  private static func bytes(from descriptor: Int32, until deadline: ContinuousClock.Instant?) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let deadline {
        // Looked at even if there is something to read: a program may write without end.
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
