import CommandLineKit
import Foundation
import TerminalKit

/// The file that a report goes to.
struct OutputFile {
  /// The path as it was typed.
  let path: String
  /// The folder that the path starts from.
  let folder: URL

  /// Writes the text whole or not at all: a file that is there stays as it was if it fails.
  func write(_ text: String) throws(Problem) {
    let files = FileManager.default
    let typed = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    let shown = VisibleText.escaping(path)
    guard !path.isEmpty else { throw Problem("'--output' needs the name of a file.", .usage) }
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: typed.path, isDirectory: &isFolder), isFolder.boolValue {
      throw Problem("'\(shown)' is a folder. Name a file in it.", .internalError)
    }
    // A link stays a link; what it leads to is replaced.
    let file = typed.resolvingSymlinksInPath()
    guard files.fileExists(atPath: file.deletingLastPathComponent().path) else {
      throw Problem("The folder of '\(shown)' does not exist. Make it first.", .missingInput)
    }
    do {
      if isDevice(typed) {
        let device = try FileHandle(forWritingTo: typed)
        try device.write(contentsOf: Data(text.utf8))
        try device.close()
      } else {
        try Data(text.utf8).write(to: file, options: .atomic)
      }
    } catch {
      throw Problem("'\(shown)' cannot be written: \(error.localizedDescription)", .internalError)
    }
  }

  /// Whether the path leads to something that can be written to and not be replaced, such as `/dev/null`.
  private func isDevice(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
