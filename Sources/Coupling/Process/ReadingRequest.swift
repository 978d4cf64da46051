import Foundation

/// What a reading process is asked to read.
struct ReadingRequest: Codable {
  let package: URL
  let targets: [MeasuredTarget]
  let libraryPath: String
  let storePath: String
  /// Whether to hold the store against the source text and against itself.
  var isChecking = true
}
