import CodeGraph
import CommandLineKit

extension CommandError {
  init(_ error: CodeGraphError) {
    self.init(error.description, error.isMissingInput ? .missingInput : .internalError)
  }
}
