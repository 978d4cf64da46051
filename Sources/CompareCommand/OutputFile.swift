import CommandLineKit
import Foundation
import TerminalText

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
        try Self.replace(file, with: Data(text.utf8))
      }
    } catch {
      throw Problem("'\(shown)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// Puts a whole new file in the place of the old one and leaves it the old one's permissions.
  static func replace(_ file: URL, with data: Data) throws {
    let files = FileManager.default
    let draft = file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).draft")
    try make(draft, of: data)
    do {
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

  /// Makes a file where none is, whole or not at all.
  ///
  /// Not by `Data`, which on Linux does not say why it cannot.
  static func make(_ file: URL, of data: Data) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.close()
    } catch {
      unlink(file.path)
      throw error
    }
  }

  /// Whether the path leads to something that can be written to and not be replaced, such as `/dev/null`.
  private func isDevice(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
