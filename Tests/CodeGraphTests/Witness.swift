import Foundation
import Testing

/// Somebody who hears what processes write into a pipe, until the last of them has ended.
final class Witness {
  let path = FileManager.default.temporaryDirectory.appending(path: "witness-\(UUID().uuidString)").path
  private let reader: Int32

  init() throws {
    try #require(mkfifo(path, 0o600) == 0)
    // Opened first, so that no writer waits for a reader.
    reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    _ = fcntl(reader, F_SETFL, 0)
  }

  /// All that was written, once nobody can write any more.
  func lastWords() -> String {
    let bytes = FileHandle(fileDescriptor: reader, closeOnDealloc: false).readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self)
  }

  deinit {
    close(reader)
    unlink(path)
  }
}
