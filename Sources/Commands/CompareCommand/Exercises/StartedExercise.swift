import Foundation

/// An exercise that somebody works on in a copy of the catalogue with one pattern alone.
///
/// It is not worked on in the checkout: what a request changes for all patterns breaks the build of the others, and with them that of
/// `compare`. In the copy nothing else can break, `swift test` is the whole test, `git diff` shows one's own change and nothing else,
/// and the checkout stays as it is, so that nothing there is built again.
struct StartedExercise: Codable, Equatable {
  /// The kind of exercise.
  enum Kind: Codable, Equatable {
    /// An exercise of `docs/kata`, by its name.
    case kata(String)
    /// A change request in a pattern, by their ids.
    case race(request: String, pattern: String)

    /// The name of the copy's folder, and of the files that keep the work.
    var folderName: String {
      switch self {
      case .kata(let name): "kata-\(name)"
      case .race(let request, let pattern): "race-\(request)-\(pattern)"
      }
    }
  }

  /// The exercise.
  let kind: Kind
  /// The path of the copy.
  let folder: String
  /// The commit of the catalogue that was copied.
  let base: String
  /// The commit with which the copy begins.
  let start: String
  /// The number of hints shown.
  var hints = 0

  /// The copy.
  var url: URL { URL(filePath: folder, directoryHint: .isDirectory) }

  /// Whether the copy is still there.
  var exists: Bool { FileManager.default.fileExists(atPath: folder) }
}
