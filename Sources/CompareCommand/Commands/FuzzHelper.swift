import CodeGraph
import CommandLineKit
import Foundation

/// A child process that runs a part of the random sessions; one process uses one processor, that of its main actor.
struct FuzzHelper {
  /// The result of its part.
  enum Result: Sendable {
    /// No session differed.
    case agreed
    /// A session, numbered from 1, differed; with its report.
    case differed(session: Int, text: String)
    /// The process failed, with the reason.
    case failed(String)
  }

  private let work: Task<Result, Never>

  /// Starts the process.
  init(program: URL, arguments: [String], number: Int) {
    work = Task {
      do {
        return Self.result(
          of: try await ChildProcess(program: program, arguments: arguments).run(), number: number)
      } catch {
        return .failed("'\(program.path)' cannot be started for helper \(number). Use '--part 1/1'.")
      }
    }
  }

  /// The result, once the process has ended.
  func result() async -> Result { await work.value }

  private static func result(of ending: ChildProcess.Ending, number: Int) -> Result {
    switch ending.reason {
    case .exit(ExitCode.success.rawValue): return .agreed
    case .exit(ExitCode.failure.rawValue):
      let text = String(decoding: ending.output, as: UTF8.self)
      let session = text.firstMatch(of: /session ([\d,]+) of seed/).flatMap {
        Int($0.output.1.filter(\.isNumber))
      }
      return .differed(session: session ?? .max, text: text)
    case .exit(let code): return .failed("helper \(number) ended with exit code \(code).")
    case .signal, .timeout: return .failed("helper \(number) was ended by a signal.")
    }
  }
}
