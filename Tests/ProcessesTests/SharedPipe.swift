import Foundation
import Testing

/// A named pipe that several processes write to; its end shows that all of them have ended.
final class SharedPipe {
  let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
  private let reader: Int32

  init() throws {
    try #require(mkfifo(path, 0o600) == 0)
    // Opened before the writers start, which would otherwise block until there is a reader.
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    _ = fcntl(reader, F_SETFL, 0)
  }

  /// All that was written; waits until no process has the pipe open.
  func contents() -> String {
    let bytes = FileHandle(fileDescriptor: reader, closeOnDealloc: false).readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self)
  }

  deinit {
    close(reader)
    unlink(path)
  }
}
