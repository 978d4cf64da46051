import CommandLineKit
import Foundation

/// This program once more, at work on a part of the random sessions: the main actor keeps one processor busy only.
struct FuzzHelper {
  /// What came of its part.
  enum Result: Sendable {
    /// No session showed a difference.
    case agreed
    /// The session of that number, from 1, did, with the report on it.
    case differed(session: Int, text: String)
    /// It did not do its work, with the reason.
    case failed(String)
  }

  private let process = Process()
  private let output = Pipe()
  private let number: Int

  /// Starts a helper; nil if it cannot be started.
  init?(program: URL, arguments: [String], number: Int) {
    self.number = number
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  /// What came of it, once it has ended.
  func result() async -> Result {
    let (output, process, number) = (output, process, number)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(returning: Self.result(of: process, data, number: number))
      }
    }
  }

  private static func result(of process: Process, _ data: Data, number: Int) -> Result {
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationReason == .exit else {
      return .failed("helper \(number) was ended by a signal.")
    }
    switch process.terminationStatus {
    case ExitCode.success.rawValue: return .agreed
    case ExitCode.failure.rawValue:
      let session = text.firstMatch(of: /session ([\d,]+) of seed/).flatMap {
        Int($0.output.1.filter(\.isNumber))
      }
      return .differed(session: session ?? .max, text: text)
    default: return .failed("helper \(number) ended with exit code \(process.terminationStatus).")
    }
  }
}
