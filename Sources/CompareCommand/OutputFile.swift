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
      throw Problem("'\(shown)' is a folder. Name a file in it.", .usage)
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
        try replace(file, with: Data(text.utf8))
      }
    } catch {
      throw Problem("'\(shown)' cannot be written: \(Self.reason(of: error))", .internalError)
    }
  }

  /// Puts a whole new file in the place of the old one and leaves it the old one's permissions.
  private func replace(_ file: URL, with data: Data) throws {
    let files = FileManager.default
    let draft = file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).draft")
    do {
      try data.write(to: draft)
      if let mode = try? files.attributesOfItem(atPath: file.path)[.posixPermissions] {
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: draft.path)
      }
      guard rename(draft.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? files.removeItem(at: draft)
      throw error
    }
  }

  /// The system's own words for an error, where Foundation has none but a number.
  static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (underlying ?? error).localizedDescription
  }

  /// Whether the path leads to something that can be written to and not be replaced, such as `/dev/null`.
  private func isDevice(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
