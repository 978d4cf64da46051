import CommandLineKit
import Foundation
import Driver
import TerminalKit

extension ExampleRun {
  /// Replaces this process by `compare trace`, which runs the program in an instrumented build.
  func startTrace() -> CommandError {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let words =
      ["env", "swift", "run", "--package-path", package, "compare", "trace", "--package-path", package]
      + ["--program", example.program(of: pattern.id)]
      + CommandLine.arguments.dropFirst().filter { $0 != "--trace" }.map { "--argument=\($0)" }
    execv("/usr/bin/env", words.map { strdup($0) } + [nil])
    return CommandError("'swift run' cannot be started: \(SystemWords.of(errno)).", .internalError)
  }

  /// Marks each action of the user in a window as a step: its widget, but no text.
  static func watch(_ window: Window, _ marks: StepMarks) {
    let (action, back) = (window.onUserAction, window.onBack)
    window.onUserAction = { view in
      let verb = view is TextField ? "type" : view is TableView ? "select" : "tap"
      marks.begin("\(verb) \(view.accessibilityIdentifier ?? "")")
      action?(view)
    }
    window.onBack = {
      marks.begin("back")
      back?()
    }
  }
}
