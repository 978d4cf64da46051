import Foundation
import TestSupport
import Testing

@testable import CodeGraph

/// However a reading process ends, what comes of it is an answer or a message.
@Suite struct ReadingProcessTests {
  private let request = ReadingRequest(
    package: URL(filePath: "/package"), target: SourceTarget(module: "Shop", path: "Sources/Shop"),
    libraryPath: "/library", storePath: "/store", importPaths: [])

  /// How a made-up program's reading ends.
  private func ending(of script: String) async throws -> CodeGraphError? {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let program = folder.url.appending(path: "program")
    // Another process writes it: no file that a process of this program's may still hold open can be started.
    let writing = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\" && chmod 700 \"$2\""
    _ = try await ChildProcess(
      program: URL(filePath: "/bin/sh"), arguments: ["-c", writing, "sh", script, program.path]
    ).run()
    do throws(CodeGraphError) {
      let answer = try await ReadingProcess(program: program).code(for: request)
      return answer == Data("code".utf8) ? nil : .readerEnded(reason: "another answer")
    } catch {
      return error
    }
  }

  @Test func `A program that is not there`() async {
    let program = URL(filePath: "/no/such/program")
    let error = await #expect(throws: CodeGraphError.self) {
      try await ReadingProcess(program: program).code(for: request)
    }
    #expect(error?.description.contains("'/no/such/program' cannot be started") == true)
  }

  @Test func `A program that exits with a code`() async throws {
    #expect(try await ending(of: "exit 3") == .readerEnded(reason: "exit code 3"))
  }

  @Test func `A program that fails with what cannot be understood`() async throws {
    #expect(
      try await ending(of: "echo rubbish; exit 1")
        == .readerEnded(reason: "its answer cannot be understood"))
  }

  @Test(arguments: [SIGKILL, SIGSEGV]) func `A program that is ended by a signal`(signal: Int32) async throws
  {
    #expect(try await ending(of: "kill -\(signal) $$") == .readerEnded(reason: "signal \(signal)"))
  }

  @Test func `A program that answers with a problem or with code`() async throws {
    let problem = CodeGraphError.unreadableSource(path: "a'b.swift")
    let text = String(decoding: try JSONEncoder().encode(problem), as: UTF8.self)
    #expect(try await ending(of: "cat <<'END'\n\(text)\nEND\nexit 1") == problem)
    #expect(try await ending(of: "printf code") == nil)
  }

  @Test func `It is asked by its first argument, and told in JSON what to read`() async throws {
    #expect(
      try await ending(
        of: "[ \"$1\" = --read-index-store ] && echo \"$2\" | grep -q '\"storePath\"' && exit 9")
        == .readerEnded(reason: "exit code 9"))
  }
}
