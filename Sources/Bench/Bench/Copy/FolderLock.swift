import Foundation

/// Excludes other processes, and other benches of this one, from a folder while it exists.
final class FolderLock: Sendable {
  private let file: FileHandle

  /// Makes the folder and locks it; throws if it is locked.
  init(_ folder: URL) throws(BenchError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .copyUnusable(path: folder.path, reason: error.localizedDescription)
    }
    let descriptor = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .copyUnusable(path: folder.path, reason: String(cString: strerror(errno)))
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path: folder.path) }
  }

  deinit {
    // Closing may leave the lock: a child process between fork and exec still has the descriptor open.
    flock(file.fileDescriptor, LOCK_UN)
  }
}
