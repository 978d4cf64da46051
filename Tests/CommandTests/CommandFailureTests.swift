import Bench
import CodeGraph
import CommandLineKit
import Records
import Report
import Testing
import Traces
import Verdicts

@testable import CompareCommand

/// The exit code and the message of each error that ends a command.
@Suite struct CommandFailureTests {
  @Test(
    arguments: [
      (.command(CommandError("A scenario fails.", .failure)), .failure, "A scenario fails."),
      (CommandFailure("Name a file.", .usage), .usage, "Name a file."),
      (
        .package(.unreadable(path: "a.swift")), .missingInput,
        "'a.swift' cannot be read. Clone the catalogue again, or give a complete one with '--package-path PATH'."
      ),
      (.code(.noTypes(module: "M")), .missingInput, noTypes), (.code(unreadable), .internalError, index),
      (.findings(.code(.noTypes(module: "M"))), .missingInput, noTypes),
      (.findings(.code(unreadable)), .internalError, index),
      (
        .findings(.scenarios(.notStarted(reason: "no memory"))), .internalError,
        "The processes for the scenarios cannot be started (no memory). Name a single pattern: it needs none."
      ),
      (
        .recordings(.unreadable(file: "a", reason: "no access")), .missingInput,
        "'a' cannot be read: no access."
      ),
      (
        .recordings(.malformed(file: "a", line: 2, pattern: "mvp")), .missingInput,
        "'a' is damaged in line 2. 'compare trace --record mvp' renews it."
      ),
      (
        .recordings(.truncated(file: "a", line: 2, expected: 9, pattern: "mvp")), .missingInput,
        "'a' ends at line 2 of 9. 'compare trace --record mvp' renews it."
      ),
      (
        .recordings(.unwritable(file: "a", reason: "no space")), .internalError,
        "'a' cannot be written: no space."
      ),
      (
        .record(.missing(path: "a", renewal: "r")), .missingInput,
        "'a' does not exist. Run 'r' to create it."
      ),
      (
        .record(.malformed(path: "a", line: 2, renewal: "r")), .missingInput,
        "'a' cannot be read from line 2 on. Run 'r' to write it anew."
      ),
      (
        .record(.unwritable(path: "a", reason: "no space")), .internalError,
        "'a' cannot be written: no space. Free some space or allow writing there, then run this again."
      ),
      (
        .bench(.busy(path: "a")), .unavailable,
        "Another process uses the copy in 'a'. Wait until it has ended."
      ),
      (
        .mutants(.nothingRun(pattern: "MVP", kind: "unit test")), .internalError,
        "No unit test of MVP was run."
      ),
      (
        .trace(.busy), .unavailable, "Another recording is under way. Try again when it has ended."
      ),
    ] as [(CommandFailure, ExitCode, String)])
  func `Each error has its exit code and its message`(
    failure: CommandFailure, exitCode: ExitCode, message: String
  ) {
    #expect(failure.exitCode == exitCode)
    #expect(failure.message == message)
  }

  private static let noTypes = "'M' declares no type. Declare one there, or restore its source files."
  private static let unreadable = CodeGraphError.indexUnreadable(reason: "it is empty")
  private static let index =
    "The compiler's index could not be read: it is empty. Run this again; if it fails again, reinstall the toolchain."
}
