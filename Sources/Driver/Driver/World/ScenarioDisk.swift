import Examples
import Foundation

/// The disk of a scenario: a state folder with the stored session, which steps can fill and make fail.
///
/// The folder is created when something is first stored.
@MainActor
package final class ScenarioDisk {
  private nonisolated let state: URL
  private let movedAway: URL
  private let statePath: String
  private let sessionPath: String

  /// The folder of all disks of this process.
  private static let all = temporary.appending(path: "catalog-\(UUID().uuidString)")

  /// The folder for temporary files: `TMPDIR` if set, otherwise Linux's file system in memory.
  ///
  /// On a real disk, creating and deleting the files takes longer than the scenarios.
  private static var temporary: URL {
    let memory = "/dev/shm"
    var status = statvfs()
    guard getenv("TMPDIR") == nil, access(memory, W_OK) == 0, statvfs(memory, &status) == 0,
      // Containers may have little space there.
      UInt(status.f_bavail) * UInt(status.f_bsize) > 256 << 20
    else { return FileManager.default.temporaryDirectory }
    return URL(filePath: memory)
  }

  private static var number = 0

  init() {
    Self.number += 1
    let number = Self.number
    state = Self.all.appending(path: "\(number)")
    movedAway = Self.all.appending(path: "\(number).away")
    statePath = state.path
    sessionPath = state.appending(path: "session.json").path
  }

  /// The URL of a file, by its name without the extension.
  @Sendable
  nonisolated func file(_ name: String) -> URL { state.appending(path: "\(name).json") }

  /// Deletes the disk.
  package func delete() {
    guard isUsed else { return }
    unlink(sessionPath)
    for folder in [state, movedAway] where rmdir(folder.path) != 0 && errno != ENOENT {
      try? FileManager.default.removeItem(at: folder)
    }
    rmdir(Self.all.path)
  }

  /// Writes the session file.
  func put(_ payload: Payload) throws(StepFailure) {
    try change {
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try payload.data.write(to: URL(filePath: sessionPath))
    }
  }

  /// Makes storing fail or work.
  ///
  /// A file in place of the folder fails every write. A file mode would not stop the superuser.
  func setWorks(_ works: Bool) throws(StepFailure) {
    guard works == isBroken else { return }
    try change {
      let files = FileManager.default
      if works {
        try files.removeItem(at: state)
        if exists(movedAway.path) { try files.moveItem(at: movedAway, to: state) }
      } else {
        if exists(statePath) { try files.moveItem(at: state, to: movedAway) }
        try files.createDirectory(at: Self.all, withIntermediateDirectories: true)
        try Data().write(to: state)
      }
    }
  }

  private var isBroken: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: state.path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Whether the state folder, or a file in its place, has ever existed: only then there can be a file.
  package var isUsed: Bool {
    wasUsed = wasUsed || exists(statePath)
    return wasUsed
  }

  private var wasUsed = false

  /// The bytes of the session file; nil if there is none.
  package var stored: Data? { contents(of: sessionPath) }

  /// The bytes of the corrupt file that was set aside.
  package var setAside: Data? { contents(of: sessionPath + ".corrupt") }

  /// The session file's mode in octal digits.
  var mode: String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: sessionPath)
    return (attributes?[.posixPermissions] as? Int).map { String($0, radix: 8) }
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func contents(of path: String) -> Data? {
    // Opening a file that does not exist takes longer.
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // `contents(atPath:)` leaks memory for an empty file on Linux.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var data = Data(count: Int(status.st_size))
    let count = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return data.prefix(max(0, count))
  }

  private func change(_ work: () throws -> Void) throws(StepFailure) {
    wasUsed = true
    do {
      try work()
    } catch {
      throw .mistake("the scenario's disk cannot be changed: \(error.localizedDescription)")
    }
  }
}
