import Bench
import CodeGraph
import CommandLineKit
import Page
import Records
import Report
import Traces
import Verdicts

/// An error that ends a command of `compare`: one of its own, or one of another module.
///
/// The only place that turns the other modules' errors into exit codes.
enum CommandFailure: Error, Equatable {
  /// The command line is invalid, or the command cannot do what it says.
  case command(CommandError)
  /// The catalogue's folder cannot be found or read.
  case package(PackageFolderError)
  /// The code of the patterns cannot be read.
  case code(CodeGraphError)
  /// The patterns cannot be compared.
  case findings(FindingsError)
  /// The kept recordings cannot be read or written.
  case recordings(RecordingError)
  /// The record of mutants cannot be read or written.
  case record(RecordError)
  /// A changed copy of the package cannot be built or run.
  case bench(BenchError)
  /// The mutants cannot be run.
  case mutants(MutantError)
  /// Calls cannot be recorded.
  case trace(TraceError)
  /// The report cannot be written.
  case report(ReportError)
  /// The styles and scripts of pages cannot be read.
  case pageAssets(PageAssetError)

  /// Creates an error of the command itself.
  init(_ message: String, _ exitCode: ExitCode) {
    self = .command(CommandError(message, exitCode))
  }

  /// The failure and its remedy.
  var message: String {
    switch self {
    case .command(let error): error.message
    case .package(let error): error.description
    case .code(let error): error.description
    case .findings(let error): error.description
    case .recordings(let error): error.description
    case .record(let error): error.description
    case .bench(let error): error.description
    case .mutants(let error): error.description
    case .trace(let error): error.description
    case .report(let error): error.description
    case .pageAssets(let error): error.description
    }
  }

  /// The word that names nothing, if that is the failure.
  var unknownWord: String? {
    guard case .command(let error) = self else { return nil }
    return error.unknownWord
  }

  /// The exit code of the command.
  var exitCode: ExitCode {
    switch self {
    case .command(let error): error.exitCode
    case .package, .pageAssets: .missingInput
    case .code(let error): error.isMissingInput ? .missingInput : .internalError
    case .findings(let error): error.isMissingInput ? .missingInput : .internalError
    case .recordings(.unreadable), .recordings(.malformed), .recordings(.truncated): .missingInput
    case .recordings(.unwritable): .internalError
    case .record(.missing), .record(.malformed): .missingInput
    case .record(.unwritable): .internalError
    case .bench(let error), .mutants(.bench(let error)): Self.exitCode(of: error)
    case .trace(.busy): .unavailable
    case .mutants, .trace, .report: .internalError
    }
  }

  private static func exitCode(of error: BenchError) -> ExitCode {
    switch error {
    case .busy: .unavailable
    case .noToolchain: .missingInput
    case .copyUnusable, .change, .doesNotBuild, .noResult: .internalError
    }
  }
}
