import CodeGraph
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

  private let work: Task<Result, Never>

  /// Starts a helper.
  init(program: URL, arguments: [String], number: Int) {
    work = Task {
      do {
        return Self.result(
          of: try await ChildProcess(program: program, arguments: arguments).run(), number: number)
      } catch {
        return .failed("'\(program.path)' cannot be started for helper \(number); try '--part 1/1'.")
      }
    }
  }

  /// What came of it, once it has ended.
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
