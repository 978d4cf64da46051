import Foundation
import Synchronization

/// A program run as a process of its own, which does not outlive this one where a signal ends that.
package struct ChildProcess: Sendable {
  /// How a run ended.
  package struct Ending: Sendable {
    package enum Reason: Sendable, Equatable {
      case exit(Int32)
      case signal(Int32)
      /// It was ended because it took too long.
      case impatience
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

  /// Runs the program to its end, or for so many seconds; each line of its output is handed on as it comes.
  package func run(
    patience: Double? = nil, progress: (@Sendable (String) -> Void)? = nil
  ) async throws -> Ending {
    try await withCheckedThrowingContinuation { continuation in
      // It waits for the process: no thread of the concurrency pool may be kept so long.
      Thread.detachNewThread {
        continuation.resume(with: Result { try runAndWait(patience: patience, progress: progress) })
      }
    }
  }

  private func runAndWait(patience: Double?, progress: ((String) -> Void)?) throws -> Ending {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = joinsErrors ? pipe : FileHandle.nullDevice
    try RunningChildren.start(process)
    let alarm = Alarm(process)
    if let patience { alarm.start(after: patience) }
    var output = Data()
    var told = 0
    while true {
      let more = Self.available(from: pipe.fileHandleForReading.fileDescriptor)
      output += more
      if let progress {
        while let end = output[told...].firstIndex(of: UInt8(ascii: "\n")) {
          progress(String(decoding: output[told..<end], as: UTF8.self))
          told = end + 1
        }
      }
      if more.isEmpty { break }
    }
    process.waitUntilExit()
    RunningChildren.forget(process)
    let reason: Ending.Reason =
      switch process.terminationReason {
      case _ where alarm.hasRung: .impatience
      case .uncaughtSignal: .signal(process.terminationStatus)
      default: .exit(process.terminationStatus)
      }
    return Ending(reason: reason, output: output)
  }

  /// What can be read now, waiting for it if need be; nothing at the end.
  ///
  /// Not by `availableData`: where a signal interrupts it, the Foundation of Linux ends the program.
  private static func available(from descriptor: Int32) -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return Data(buffer[..<count]) }
      if errno != EINTR { return Data() }
    }
  }

  /// Ends a process that takes too long.
  private final class Alarm: Sendable {
    private let identifier: Int32
    private let rang = Atomic(false)

    var hasRung: Bool { rang.load(ordering: .acquiring) }

    init(_ process: Process) {
      identifier = process.processIdentifier
    }

    func start(after seconds: Double) {
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
        // The alarm is gone once the process has ended: its number may be another's by then.
        guard let self else { return }
        rang.store(true, ordering: .releasing)
        // A program that has started others ends them if it is asked to.
        kill(identifier, SIGINT)
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { [weak self] in
          guard let self else { return }
          kill(identifier, SIGKILL)
        }
      }
    }
  }
}
