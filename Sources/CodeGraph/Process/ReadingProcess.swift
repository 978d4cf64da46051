import Foundation

/// Reads an index store in a process of its own: the toolchain's library may end the one that it is used in.
struct ReadingProcess {
  /// The program to start: one that calls ``ReadingService/answerIfAsked()`` before anything else.
  let program: URL

  /// What the request asks for, as ``ModuleCode`` packs it.
  func code(for request: ReadingRequest) async throws(CodeGraphError) -> Data {
    let answer: ChildProcess.Ending
    do {
      let question = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      // If the library ends it, then nobody reads where: telling that takes longer than the reading.
      answer = try await ChildProcess(
        program: program, arguments: [ReadingService.argument, question],
        environment: ["SWIFT_BACKTRACE": "enable=no"]
      ).run()
    } catch {
      throw .readerEnded(reason: "'\(program.path)' cannot be started (\(error.localizedDescription))")
    }
    switch answer.reason {
    case .exit(0): return answer.output
    case .exit(ReadingService.failure):
      throw (try? JSONDecoder().decode(CodeGraphError.self, from: answer.output))
        ?? .readerEnded(reason: "its answer cannot be understood")
    case .exit(let code): throw .readerEnded(reason: "exit code \(code)")
    case .signal(let signal): throw .readerEnded(reason: "signal \(signal)")
    case .timeout: throw .readerEnded(reason: "it took too long")
    }
  }
}
