import Foundation

/// Reads an index store in a process of its own.
///
/// The toolchain's library ends the whole process where a record is damaged. So the program starts itself anew, and what
/// ends is that.
struct ReadingProcess {
  /// The program to start: one that calls ``ReadingService/answerIfAsked()`` before anything else.
  let program: URL
  /// How long a reading may take, in seconds. A damaged store can send the library round in circles.
  var patience = 60.0

  /// The graph that the request asks for.
  func graph(for request: ReadingRequest) async throws(CouplingError) -> DependencyGraph {
    let answer: ChildProcess.Ending
    do {
      let question = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      // If the library ends it, then nobody reads where: telling that takes longer than the reading.
      answer = try await ChildProcess(
        program: program, arguments: [ReadingService.argument, question],
        environment: ["SWIFT_BACKTRACE": "enable=no"]
      ).run(patience: patience)
    } catch {
      throw .readerEnded(reason: "'\(program.path)' cannot be started (\(error))")
    }
    switch answer.reason {
    case .exit(0):
      guard let found = try? JSONDecoder().decode(ReadingAnswer.self, from: answer.output) else {
        throw .readerEnded(reason: "its answer cannot be understood")
      }
      switch found {
      case .graph(let graph): return graph
      case .problem(let problem): throw problem
      }
    case .exit(let code): throw .readerEnded(reason: "exit code \(code)")
    case .signal(let signal):
      throw .damagedStore(path: request.storePath, reason: "reading it was ended by signal \(signal)")
    case .impatience:
      throw .damagedStore(path: request.storePath, reason: "reading it does not come to an end")
    }
  }
}
