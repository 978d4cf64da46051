import CommandLineKit
import Foundation
import TerminalText

extension CompareCommand.ProcessContext {
  /// The maximum size in bytes: several times that of a session of 10,000 steps with their windows.
  private static let largest = 64 << 20

  /// Reads a file from the command line; `-` is the standard input.
  ///
  /// The advice ends the message about a file that is missing or too large.
  func contents(of path: String, advice: String) throws(CommandFailure) -> Data {
    let shown = VisibleText.escaping(path)
    func missing(_ what: String) -> CommandFailure {
      CommandFailure("'\(shown)' \(what). \(advice)", .missingInput)
    }
    let isInput = path == "-"
    let file = folder.file(at: path)
    // Opening a pipe without O_NONBLOCK would block until there is a writer.
    let descriptor = isInput ? STDIN_FILENO : open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw missing(errno == ENOENT ? "does not exist" : "cannot be read") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: !isInput)
    let data: Data
    do {
      data = try handle.read(upToCount: Self.largest + 1) ?? Data()
    } catch {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      throw missing(isFolder.boolValue && !isInput ? "is a folder" : "cannot be read")
    }
    guard data.count <= Self.largest else {
      throw CommandFailure("'\(shown)' is larger than 64 megabytes. \(advice)", .usage)
    }
    return data
  }
}
