import Foundation

/// What a reading process is asked to read.
struct ReadingRequest: Codable {
  let package: URL
  let targets: [MeasuredTarget]
  let libraryPath: String
  let storePath: String
}
