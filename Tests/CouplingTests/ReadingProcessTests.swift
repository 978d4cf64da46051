import Foundation
import Testing

@testable import Coupling

/// However a reading process ends, what comes of it is a graph or a message.
@Suite struct ReadingProcessTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "reading-\(UUID().uuidString)")
  private let request = ReadingRequest(
    package: URL(filePath: "/package"), targets: [], libraryPath: "/library", storePath: "/store")

  /// How a made-up program's reading ends.
  private func ending(of script: String, patience: Double = 30) async throws -> CouplingError? {
    let program = folder.appending(path: "program")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Another process writes it: no file that a process of this program's may still hold open can be started.
    let writing = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\" && chmod 700 \"$2\""
    _ = try await ChildProcess(
      program: URL(filePath: "/bin/sh"), arguments: ["-c", writing, "sh", script, program.path]
    ).run()
    do throws(CouplingError) {
      _ = try await ReadingProcess(program: program, patience: patience).graph(for: request)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A program that is not there`() async {
    let program = URL(filePath: "/no/such/program")
    let error = await #expect(throws: CouplingError.self) {
      try await ReadingProcess(program: program).graph(for: request)
    }
    #expect(error?.description.contains("'/no/such/program' cannot be started") == true)
  }

  @Test func `A program that exits with a code`() async throws {
    #expect(try await ending(of: "exit 3") == .readerEnded(reason: "exit code 3"))
  }

  @Test(arguments: ["true", "echo rubbish", "echo '{\"graph\":1}'", "printf '\\377\\000'"])
  func `A program that answers what cannot be understood`(script: String) async throws {
    #expect(try await ending(of: script) == .readerEnded(reason: "its answer cannot be understood"))
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGILL])
  func `A program that is ended by a signal`(signal: Int32) async throws {
    let error = try await ending(of: "kill -\(signal) $$")
    #expect(error == .damagedStore(path: "/store", reason: "reading it was ended by signal \(signal)"))
  }

  @Test func `A program that never ends`() async throws {
    #expect(
      try await ending(of: "exec sleep 600", patience: 0.2)
        == .damagedStore(path: "/store", reason: "reading it does not come to an end"))
  }

  @Test func `A program that writes without end`() async throws {
    #expect(
      try await ending(of: "exec yes", patience: 0.2)
        == .damagedStore(path: "/store", reason: "reading it does not come to an end"))
  }

  @Test func `A program that writes much`() async throws {
    #expect(
      try await ending(of: "head -c 5000000 /dev/zero")
        == .readerEnded(reason: "its answer cannot be understood"))
  }

  @Test func `A program that answers with a problem or a graph`() async throws {
    let problem = CouplingError.outOfDate(path: "/store", file: "a'b.swift")
    let answers = [ReadingAnswer.problem(problem), .graph(DependencyGraph(types: [], edges: []))]
    let texts = try answers.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    #expect(try await ending(of: "cat <<'END'\n\(texts[0])\nEND") == problem)
    #expect(try await ending(of: "cat <<'END'\n\(texts[1])\nEND") == nil)
  }

  @Test func `It is asked by its first argument, and told in JSON what to read`() async throws {
    #expect(
      try await ending(
        of: "[ \"$1\" = --read-index-store ] && echo \"$2\" | grep -q '\"storePath\"' && exit 9")
        == .readerEnded(reason: "exit code 9"))
  }
}
