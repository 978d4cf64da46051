import CodeGraph
import Measures
import Records

/// An error that prevents building or measuring a program that turns a comparison.
public enum TurnError: Error, Equatable, CustomStringConvertible {
  /// No scenario of the program's example was run.
  case nothingRun(fixture: String, example: String)
  /// The program's code or unit tests cannot be read from the compiler's index.
  case unreadable(fixture: String, reason: String)
  /// The program cannot be measured, such as one with a type that the fixture gives no role.
  case unmeasurable(fixture: String, reason: MeasureError)
  /// A mistake that the fixture runs is not among those of the pattern.
  case noMutant(fixture: String, mutation: String)
  /// What is recorded of the pattern's mistakes cannot be read.
  case record(RecordError)
  /// The code changed during the run.
  case changedMeanwhile
  /// A patch does not apply, or a copy cannot be built or run.
  case bench(BenchError)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .nothingRun(let fixture, let example):
      "No scenario of \(example) was run for the fixture '\(fixture)'."
    case .unreadable(let fixture, let reason):
      "The program of the fixture '\(fixture)' cannot be read: \(reason)"
    case .unmeasurable(let fixture, let reason):
      """
      The program of the fixture '\(fixture)' cannot be measured: \(reason.description) The types that it adds and removes \
      are in Catalog/Turns/TurnFixture+All.swift; 'swift run compare turns --only \(fixture)' tries it again.
      """
    case .noMutant(let fixture, let mutation):
      """
      The fixture '\(fixture)' runs the mistake '\(mutation)', which the pattern lacks. Correct it in \
      Catalog/Turns/TurnFixture+All.swift.
      """
    case .record(let error): error.description
    case .changedMeanwhile: "The code changed during the run. Run the command again without changing it."
    case .bench(let error): error.description
    }
  }
}
