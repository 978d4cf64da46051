import Foundation

/// A plausible wrong answer to a kata: a patch, and beside it what the check says that must reject it.
struct WrongAnswer: Sendable {
  /// The folder of the answers that change the solution in place of the start.
  static let afterSolution = "after-solution"

  /// The path of both files in the folder `wrong`, without their endings.
  let name: String
  /// A piece of the message, which begins with the check's line; nil if there is none.
  let message: String?

  /// Whether it changes the solution.
  var changesSolution: Bool { name.hasPrefix("\(Self.afterSolution)/") }

  /// Reads the message of a patch in a folder.
  init(named name: String, in folder: URL) {
    self.name = name
    let text = try? String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    message = text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
