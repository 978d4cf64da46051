import Foundation

/// A change request that somebody works on in a copy of the catalogue with one pattern alone.
///
/// A race is not worked on in the checkout: what a request changes for all patterns breaks the build of the others, and with them that
/// of `compare`. In the copy nothing else can break, `swift test` is the whole test, `git diff` shows one's own change and nothing
/// else, no finished change is in sight, and the checkout stays as it is.
struct Race: Codable, Equatable {
  /// The request's id.
  let request: String
  /// The pattern's id.
  let pattern: String
  /// The path of the copy.
  let folder: String
  /// The commit of the catalogue that was copied.
  let base: String
  /// The commit with which the copy begins: the catalogue's code with the request's scenarios.
  let start: String

  /// The copy.
  var url: URL { URL(filePath: folder, directoryHint: .isDirectory) }

  /// Whether the copy is still there.
  var exists: Bool { FileManager.default.fileExists(atPath: folder) }

  /// The options that name the race.
  var options: String { "--request \(request) --in \(pattern)" }

  /// The name of the copy's folder for a request in a pattern.
  static func folderName(request: String, pattern: String) -> String { "race-\(request)-\(pattern)" }
}
