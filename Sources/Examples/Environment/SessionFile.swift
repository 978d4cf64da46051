import Foundation

/// A file that only its owner may read, replaced as a whole or not at all, whatever becomes of the program.
///
/// Against a loss of power nothing is done: then the file may be empty, which is no session.
/// What another user has put in its place is left alone: it is neither read nor replaced, moved or deleted.
public struct SessionFile: Sendable {
  /// More than a session ever takes; a larger file is not one of ours.
  private static let largestSize = 1 << 20

  /// Where the file stands.
  public let url: URL

  /// Whose the file must be.
  private let owner: uid_t

  /// Names a file of a user, who is the one of this process if nobody else is named; nothing is touched.
  public init(_ url: URL, owner: uid_t = geteuid()) {
    self.url = url
    self.owner = owner
  }

  /// What the file holds; nothing if there is none, or if it is another user's.
  ///
  /// - Throws: if there is a file that cannot be read.
  public func read() throws -> Data? {
    guard Self.status(of: url) != nil else { return nil }
    // Opening a pipe would wait for a writer.
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if let leadsTo = Self.status(of: url, followingLinks: true), leadsTo.st_uid != owner { return nil }
      throw CocoaError(.fileReadUnknown)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Of what was opened: by its path it could be another file by now.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    guard status.st_uid == owner else { return nil }
    guard status.isRegularFile else { throw CocoaError(.fileReadUnknown) }
    guard status.st_size <= Self.largestSize else { throw CocoaError(.fileReadTooLarge) }
    let data = try file.read(upToCount: Self.largestSize + 1) ?? Data()
    // It may have grown.
    guard data.count <= Self.largestSize else { throw CocoaError(.fileReadTooLarge) }
    return data
  }

  /// Replaces the file, mode 0600, making its folder if there is none.
  ///
  /// - Throws: if it cannot be written; then the file is as it was.
  public func write(_ data: Data) throws {
    guard !isAnotherUsers else { throw CocoaError(.fileWriteNoPermission) }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    // Made with its mode, so that nobody else can read the bytes at any moment.
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      // A mask may have taken the owner's own rights.
      guard fchmod(descriptor, 0o600) == 0 else { throw CocoaError(.fileWriteNoPermission) }
      try file.write(contentsOf: data)
      try file.close()
      // A link in the file's place is replaced, and not what it leads to.
      guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Deletes the file; one that cannot be deleted is emptied instead.
  ///
  /// - Returns: Whether no session is left; if one is, `errno` says why.
  @discardableResult
  public func delete() -> Bool {
    // Not by `FileManager`, which deletes a folder in the file's place with all that it holds.
    guard !isAnotherUsers, unlink(url.path) != 0 else { return true }
    guard Self.status(of: url)?.isRegularFile == true else { return true }
    let descriptor = open(url.path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Keeps an unreadable file beside, with `.corrupt` at the end of its name; the newest one is kept.
  public func setAside() {
    guard !isAnotherUsers else { return }
    rename(url.path, url.path + ".corrupt")
  }

  /// Whether what stands in the file's place, a link being a link, belongs to another user.
  private var isAnotherUsers: Bool {
    Self.status(of: url).map { $0.st_uid != owner } ?? false
  }

  /// What stands at a place; nothing if the place is empty.
  private static func status(of url: URL, followingLinks: Bool = false) -> stat? {
    var status = stat()
    return (followingLinks ? stat(url.path, &status) : lstat(url.path, &status)) == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
