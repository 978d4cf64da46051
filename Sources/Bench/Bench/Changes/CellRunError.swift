import CodeGraph
import Records

/// The reason why a cell of a change request cannot be run or measured.
package enum CellRunError: Error {
  /// The cell's own files do not fit.
  case cell(CellError)
  /// The copy cannot be changed, built or run.
  case bench(BenchError)
  /// The code of a cell cannot be read from the compiler's index.
  case unreadable(cell: String, reason: String)
  /// What two requests change for all patterns collides in files of code.
  case sharedCollision(pair: String, files: [String])
  /// The code or a patch changed during the run.
  case changedMeanwhile
}
