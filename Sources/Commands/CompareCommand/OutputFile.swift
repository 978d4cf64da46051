import CommandLineKit
import Foundation
import TerminalText

/// The file of `--output`.
struct OutputFile {
  /// The path from the command line.
  let path: String
  /// The folder that a relative path starts from.
  let folder: URL

  /// Writes the text atomically: on failure an existing file stays unchanged.
  func write(_ text: String) throws(CommandFailure) {
    let files = FileManager.default
    let typed = folder.file(at: path)
    let shown = VisibleText.escaping(path)
    guard !path.isEmpty else { throw CommandFailure("'--output' needs the name of a file.", .usage) }
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: typed.path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure("'\(shown)' is a folder. Name a file in it.", .usage)
    }
    // A symbolic link stays; its target is replaced.
    let file = typed.resolvingSymlinksInPath()
    guard files.fileExists(atPath: file.deletingLastPathComponent().path) else {
      throw CommandFailure("The folder of '\(shown)' does not exist. Create it first.", .missingInput)
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
      throw CommandFailure("'\(shown)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// Replaces a file atomically and keeps its permissions, or creates it.
  ///
  /// `Data.write(to:)` does not report the reason of a failure on Linux.
  static func replace(_ file: URL, with data: Data) throws(WriteFailure) {
    let files = FileManager.default
    let draft = file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString).draft")
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw WriteFailure(reason: SystemWords.of(errno)) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.close()
      if let mode = try? files.attributesOfItem(atPath: file.path)[.posixPermissions] {
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: draft.path)
      }
      guard rename(draft.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      unlink(draft.path)
      throw WriteFailure(reason: SystemWords.of(error))
    }
  }

  /// Whether the path is a device or pipe, such as `/dev/null`, which must not be replaced.
  private func isDevice(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
