import CodeGraph
import CommandLineKit
import Report
import Traces
import Verdicts

extension CommandError {
  /// The end of a command by any error of the other modules.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as CodeGraphError:
      self.init(error.description, error.isMissingInput ? .missingInput : .internalError)
    case let error as FindingsError:
      self.init(error.description, error.isMissingInput ? .missingInput : .internalError)
    case is ReportError: self.init("\(error)", .internalError)
    case is PackageFolderError: self.init("\(error)", .missingInput)
    case is RecordingError: self.init("\(error)", .missingInput)
    default: self.init("\(error)", .internalError)
    }
  }
}
