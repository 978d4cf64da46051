import Foundation

/// A file that only its owner may read, replaced as a whole or not at all.
public struct SessionFile: Sendable {
  /// More than a session ever takes; a larger file is not one of ours.
  private static let largestSize = 1 << 20

  /// Where the file stands.
  public let url: URL

  /// Names a file; nothing is touched.
  public init(_ url: URL) {
    self.url = url
  }

  /// What the file holds; nothing if there is none.
  ///
  /// - Throws: if there is a file that cannot be read.
  public func read() throws -> Data? {
    guard Self.type(of: url) != nil else { return nil }
    // Opening a pipe would wait for a writer.
    guard Self.type(of: url.resolvingSymlinksInPath()) == .typeRegular else {
      throw CocoaError(.fileReadUnknown)
    }
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    let data = try file.read(upToCount: Self.largestSize + 1) ?? Data()
    guard data.count <= Self.largestSize else { throw CocoaError(.fileReadTooLarge) }
    return data
  }

  /// Replaces the file, mode 0600, making its folder if there is none.
  ///
  /// - Throws: if it cannot be written; then the file is as it was.
  public func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    // Made empty with its mode first, so that nobody else can read the bytes at any moment.
    guard
      FileManager.default.createFile(
        atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteNoPermission) }
    do {
      let file = try FileHandle(forWritingTo: draft)
      try file.write(contentsOf: data)
      try file.close()
      guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Deletes the file; one that cannot be deleted is emptied instead.
  public func delete() {
    // Not by `FileManager`, which deletes a folder in the file's place with all that it holds.
    guard unlink(url.path) != 0, Self.type(of: url) == .typeRegular else { return }
    truncate(url.path, 0)
  }

  /// Keeps an unreadable file beside, with `.corrupt` at the end of its name; the newest one is kept.
  public func setAside() {
    rename(url.path, url.path + ".corrupt")
  }

  /// What stands at a place, a link being a link; nothing if the place is empty.
  private static func type(of url: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
  }
}
