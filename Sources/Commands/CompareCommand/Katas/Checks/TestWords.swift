import Bench
import CodeGraph
import Foundation
import PackageLayout

/// What the checks say of a run of unit tests.
enum TestWords {
  /// How many fail, and the first of them.
  static func summary(of record: TestRecord) -> String {
    if let first = record.failed.first {
      return "\(record.failed.count) of \(record.ended.count) fail, first '\(first.name)'"
    }
    guard record.isComplete else { return "the tests crash" }
    return record.ended.isEmpty ? "there is no such test yet" : "all \(record.ended.count) pass"
  }

  /// Why tests do not build: the compiler's first error, as those of the package manager say less.
  static func reason(in output: Data) -> String {
    guard let error = error(in: output) else { return "the tests do not build" }
    return "the tests do not build: \(error)"
  }

  /// The compiler's first error, without the copy's folder, which is of no use to a reader.
  static func error(in output: Data) -> String? {
    let errors = CompilerErrors.summary(of: output).split(separator: "\n").map(String.init)
    guard let error = errors.first(where: { $0.contains(".swift:") }) ?? errors.first else { return nil }
    let place = PackageLayout.built.compactMap { error.firstRange(of: "/\($0)/") }.first
    return String(place.map { error[error.index(after: $0.lowerBound)...] } ?? error[...])
  }
}
