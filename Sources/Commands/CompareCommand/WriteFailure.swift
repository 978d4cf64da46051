import Foundation

/// The system's words about a file that it does not write.
struct WriteFailure: LocalizedError {
  let reason: String

  var errorDescription: String? { reason }
}
