import CodeGraph
import CommandLineKit
import Foundation

/// Runs parts of the random sessions in child processes; one process uses one processor, that of its main actor.
enum FuzzHelper {
  /// The result of a part.
  enum Result: Sendable {
    /// No session differed.
    case agreed
    /// A session, numbered from 1, differed; with its report.
    case differed(session: Int, text: String)
    /// The process failed, with the reason.
    case failed(String)
  }

  /// Starts a process.
  static func start(_ program: URL, arguments: [String], number: Int) -> Task<Result, Never> {
    Task {
      guard let ending = try? await ChildProcess(program: program, arguments: arguments).run() else {
        return .failed(
          "Helper \(number) cannot be started from '\(program.path)'. Add '--part 1/1' to run without helpers."
        )
      }
      switch ending.reason {
      case .exit(ExitCode.success.rawValue): return .agreed
      case .exit(ExitCode.failure.rawValue):
        let text = String(decoding: ending.output, as: UTF8.self)
        // Written by `SessionReport` as text or Markdown, or as JSON.
        let session = text.firstMatch(of: /session ([\d,]+) of seed|"session" : (\d+)/).flatMap {
          Int(($0.output.1 ?? $0.output.2 ?? "").filter(\.isNumber))
        }
        return .differed(session: session ?? .max, text: text)
      case .exit(let code): return .failed("Helper \(number) ended with exit code \(code). Try '--part 1/1'.")
      case .signal(let signal):
        return .failed("Helper \(number) was ended by signal \(signal). Try '--part 1/1'.")
      case .timeout: return .failed("Helper \(number) timed out. Try '--part 1/1'.")
      }
    }
  }
}
