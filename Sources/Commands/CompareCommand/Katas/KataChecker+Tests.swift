import Bench
import CodeGraph
import CommandLineKit
import Edits
import Foundation
import PackageLayout

/// The checks that run unit tests.
extension KataChecker {
  /// Whether there are tests such as `MVPTests.LoginTests`, and all pass.
  func tests(_ filter: String) async throws(CommandFailure) -> Finding {
    let module = Self.module(of: filter)
    let folder = checkout.folder.appending(path: PackageLayout.tests(of: module))
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return (false, "there is no pattern '\(module)' yet: 'swift run compare new \(module)'")
    }
    switch try await run(filter) {
    case .doesNotBuild(let output): return (false, Self.reason(in: output))
    case .ran(let record, _):
      return (!record.ended.isEmpty && record.isComplete && record.failed.isEmpty, Self.summary(of: record))
    }
  }

  /// Whether tests fail with a mistake in the code.
  func finding(of mistake: Change, by filter: String) async throws(CommandFailure) -> Finding {
    switch try await run(filter, with: mistake) {
    // No test has noticed the mistake.
    case .doesNotBuild(let output): return (false, "with the mistake in it, \(Self.reason(in: output))")
    case .ran(let record, _):
      return (
        !record.isComplete || !record.failed.isEmpty, "with the mistake in it, \(Self.summary(of: record))"
      )
    }
  }

  /// Builds a copy of the checkout, perhaps with a change, and runs tests in it.
  private func run(_ filter: String, with change: Change? = nil) async throws(CommandFailure) -> TestRun {
    let state = change == nil ? "" : ", with the mistake in it"
    invocation.context.progress("Building and running \(filter)\(state), which takes a minute the first time")
    let workbench = try await Workbench(of: checkout.folder, in: invocation.context)
    do throws(BenchError) {
      let bench = try workbench.bench(of: Self.module(of: filter))
      try await bench.apply(change)
      return try await bench.runTests(filter)
    } catch {
      throw .bench(error)
    }
  }

  /// The pattern's module in a filter: `MVP` in `MVPTests.LoginTests`.
  private static func module(of filter: String) -> String {
    let target = filter.prefix { $0 != "." }
    return String(target.hasSuffix("Tests") ? target.dropLast(5) : target)
  }

  private static func summary(of record: TestRecord) -> String {
    let count = "\(record.failed.count) of \(record.ended.count) fail"
    if let first = record.failed.first { return "\(count), first '\(first.name)'" }
    guard record.isComplete else { return "the tests crash" }
    return record.ended.isEmpty ? "there is no such test yet" : "all \(record.ended.count) pass"
  }

  /// The compiler's first error; those of the package manager say less.
  private static func reason(in output: Data) -> String {
    let errors = CompilerErrors.summary(of: output).split(separator: "\n").map(String.init)
    guard let error = errors.first(where: { $0.contains(".swift:") }) ?? errors.first else {
      return "the tests do not build"
    }
    // The path in the copy is of no use.
    let place = PackageLayout.built.compactMap { error.firstRange(of: "/\($0)/") }.first
    let shown = place.map { error[error.index(after: $0.lowerBound)...] } ?? error[...]
    return "the tests do not build: \(shown)"
  }
}
