import Foundation

/// A teacher's own checks of a kata, outside the checkout: `NAME/checks.txt` in a folder, with the files that they need beside it.
struct TeacherChecks {
  /// The folder of the kata's checks.
  let folder: URL
  /// The checks.
  let lines: [CheckLine]

  /// Reads the checks of a kata; throws if there are none.
  init(of kata: String, in folder: URL) throws(CommandFailure) {
    self.folder = folder.appending(path: kata)
    let file = self.folder.appending(path: "checks.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw CommandFailure(
        "'\(file.path)' cannot be read: it has the checks, one on each line.", .missingInput)
    }
    lines = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line throws(CommandFailure) in
      try CheckLine(String(line), in: file.path)
    }
  }
}
