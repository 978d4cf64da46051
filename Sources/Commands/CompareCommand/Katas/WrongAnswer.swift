import Foundation

/// A plausible wrong answer to a kata: a patch, and beside it what the check says that must reject it.
struct WrongAnswer: Sendable {
  /// The name of both files.
  let name: String
  /// A piece of the message, which begins with the first word of the check; nil if there is none.
  let message: String?

  /// Reads the message of a patch in a folder.
  init(named name: String, in folder: URL) {
    self.name = name
    let text = try? String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    message = text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
