import Foundation

/// A file of mode 0600 that is replaced atomically.
///
/// A crash leaves the old or the new file; a loss of power may leave an empty one.
/// A file that belongs to another user is neither read nor replaced, moved or deleted.
public struct PrivateFile: DataStore {
  /// The maximum size in bytes; a larger file is not read.
  private static let largestSize = 1 << 20

  /// The location of the file.
  public let url: URL

  /// The user who must own the file.
  private let owner: uid_t

  /// Creates a reference to a file without accessing it; the owner is the process's user by default.
  public init(_ url: URL, owner: uid_t = geteuid()) {
    self.url = url
    self.owner = owner
  }

  /// Reads the file; returns nil if it does not exist or belongs to another user.
  ///
  /// - Throws: `CocoaError` if the file exists and cannot be read.
  public func read() throws -> Data? {
    guard Self.status(of: url) != nil else { return nil }
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if let target = Self.status(of: url, followingLinks: true), target.st_uid != owner { return nil }
      throw CocoaError(.fileReadUnknown)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // fstat the descriptor: the path may have been replaced.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    guard status.st_uid == owner else { return nil }
    guard status.isRegularFile else { throw CocoaError(.fileReadUnknown) }
    guard status.st_size <= Self.largestSize else { throw CocoaError(.fileReadTooLarge) }
    let data = try file.read(upToCount: Self.largestSize + 1) ?? Data()
    // The file may have grown.
    guard data.count <= Self.largestSize else { throw CocoaError(.fileReadTooLarge) }
    return data
  }

  /// Replaces the file atomically with mode 0600, and creates its folder if there is none.
  ///
  /// - Throws: An error if writing fails; the file is then unchanged.
  public func write(_ data: Data) throws {
    guard !isAnotherUsers else { throw CocoaError(.fileWriteNoPermission) }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    // Created with its mode, so that no other user can read the bytes at any moment.
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      // The process's umask may have removed the owner's rights.
      guard fchmod(descriptor, 0o600) == 0 else { throw CocoaError(.fileWriteNoPermission) }
      try file.write(contentsOf: data)
      try file.close()
      // rename replaces a symbolic link, not its target.
      guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Deletes the file, or empties it if it cannot be deleted.
  ///
  /// - Returns: Whether no data is left; otherwise `errno` has the reason.
  @discardableResult
  public func delete() -> Bool {
    // `FileManager` would delete a folder in the file's place with its contents.
    guard !isAnotherUsers, unlink(url.path) != 0 else { return true }
    guard Self.status(of: url)?.isRegularFile == true else { return true }
    let descriptor = open(url.path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Renames a corrupt file to end in `.corrupt`, replacing an earlier one.
  public func setAside() {
    guard !isAnotherUsers else { return }
    rename(url.path, url.path + ".corrupt")
  }

  /// Whether the file, or the symbolic link in its place, belongs to another user.
  private var isAnotherUsers: Bool {
    Self.status(of: url).map { $0.st_uid != owner } ?? false
  }

  /// The status of a file; nil if it does not exist.
  private static func status(of url: URL, followingLinks: Bool = false) -> stat? {
    var status = stat()
    return (followingLinks ? stat(url.path, &status) : lstat(url.path, &status)) == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
