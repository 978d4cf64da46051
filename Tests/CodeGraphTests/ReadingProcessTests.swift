import Foundation
import Processes
import TestSupport
import Testing

@testable import CodeGraph

/// However a reading process ends, the result is an answer or an error.
@Suite struct ReadingProcessTests {
  private let request = ReadingRequest(
    package: URL(filePath: "/package"), target: SourceTarget(module: "Shop", path: "Sources/Shop"),
    libraryPath: "/library", storePath: "/store", importPaths: [])

  /// The error of a reading process that runs a shell script; nil for the expected answer.
  private func error(of script: String) async throws -> CodeGraphError? {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let program = folder.url.appending(path: "program")
    // Another process writes the script: while a child of this one has it open for writing, it cannot be executed.
    let writing = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\" && chmod 700 \"$2\""
    _ = try await ChildProcess(
      program: URL(filePath: "/bin/sh"), arguments: ["-c", writing, "sh", script, program.path]
    ).run()
    do throws(CodeGraphError) {
      let answer = try await ReadingProcess(program: program).code(for: request)
      return answer == Data("code".utf8) ? nil : .indexUnreadable(reason: "another answer")
    } catch {
      return error
    }
  }

  @Test func `A missing program`() async {
    let program = URL(filePath: "/no/such/program")
    let error = await #expect(throws: CodeGraphError.self) {
      try await ReadingProcess(program: program).code(for: request)
    }
    #expect(error?.description.contains("'/no/such/program' cannot be started") == true)
  }

  @Test(
    arguments: [
      ("exit 3", .indexUnreadable(reason: "the reading process ended with exit code 3")),
      ("echo rubbish; exit 1", .invalidAnswer),
      ("kill -9 $$", .indexUnreadable(reason: "signal 9 ended the reading process")),
      // The first argument marks a request, the second is the request in JSON.
      (
        "[ \"$1\" = --read-index-store ] && echo \"$2\" | grep -q '\"storePath\"' && exit 9",
        .indexUnreadable(reason: "the reading process ended with exit code 9")
      ),
    ] as [(String, CodeGraphError)])
  func `A process without an answer is an error`(script: String, expected: CodeGraphError) async throws {
    #expect(try await error(of: script) == expected)
  }

  @Test func `An answer is an error or code`() async throws {
    let unreadable = CodeGraphError.unreadableSource(path: "a'b.swift")
    let text = String(decoding: try JSONEncoder().encode(unreadable), as: UTF8.self)
    #expect(try await error(of: "cat <<'END'\n\(text)\nEND\nexit 1") == unreadable)
    #expect(try await error(of: "printf code") == nil)
  }
}
