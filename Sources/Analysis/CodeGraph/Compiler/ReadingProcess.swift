import Foundation
import Processes

/// Reads an index store in another process, because the toolchain's library may crash.
struct ReadingProcess {
  /// The program to start; it must first call ``ReadingService/runIfRequested()``.
  let program: URL

  /// Returns the packed ``ModuleCode`` for a request.
  func code(for request: ReadingRequest) async throws(CodeGraphError) -> Data {
    let answer: ChildProcess.Ending
    do {
      let argument = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      // A backtrace of a crash would take longer than the reading, and its output is discarded.
      answer = try await ChildProcess(
        program: program, arguments: [ReadingService.argument, argument],
        environment: ["SWIFT_BACKTRACE": "enable=no"]
      ).run()
    } catch {
      throw .indexUnreadable(reason: "'\(program.path)' cannot be started (\(error.localizedDescription))")
    }
    switch answer.reason {
    case .exit(0): return answer.output
    case .exit(ReadingService.failure):
      throw (try? JSONDecoder().decode(CodeGraphError.self, from: answer.output))
        ?? .invalidAnswer
    case .exit(let code): throw .indexUnreadable(reason: "the reading process ended with exit code \(code)")
    case .signal(let signal): throw .indexUnreadable(reason: "signal \(signal) ended the reading process")
    case .timeout: throw .indexUnreadable(reason: "the reading process timed out")
    }
  }
}
