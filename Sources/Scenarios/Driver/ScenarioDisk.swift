import Examples
import Foundation
import Synchronization

/// The disk of a scenario: a state folder with the stored session, which steps fill and break.
///
/// Nothing is made before something is stored.
package struct ScenarioDisk {
  private let state: URL
  private let brokenAway: URL
  private let statePath: String
  private let sessionPath: String

  /// Where the disks of this process are.
  private static let all = temporary.appending(path: "catalog-\(UUID().uuidString)")

  /// The folder for temporary files, if the user names none the one that Linux keeps in memory: on a real disk the making
  /// and deleting takes longer than the scenarios.
  private static var temporary: URL {
    let memory = "/dev/shm"
    var status = statvfs()
    guard getenv("TMPDIR") == nil, access(memory, W_OK) == 0, statvfs(memory, &status) == 0,
      // Containers may have very little.
      UInt(status.f_bavail) * UInt(status.f_bsize) > 256 << 20
    else { return FileManager.default.temporaryDirectory }
    return URL(filePath: memory)
  }

  private static let count = Mutex(0)

  init() {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    state = Self.all.appending(path: "\(number)")
    brokenAway = Self.all.appending(path: "\(number).away")
    statePath = state.path
    sessionPath = state.appending(path: "session.json").path
  }

  /// The place of a file, by its name.
  @Sendable
  func file(_ name: String) -> URL { state.appending(path: "\(name).json") }

  /// Deletes all of it.
  package func delete() {
    unlink(sessionPath)
    for folder in [state, brokenAway] where rmdir(folder.path) != 0 && errno != ENOENT {
      try? FileManager.default.removeItem(at: folder)
    }
    rmdir(Self.all.path)
  }

  /// Puts bytes where the session is stored.
  func put(_ payload: Payload) throws(StepFailure) {
    try change {
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try payload.data.write(to: URL(filePath: sessionPath))
    }
  }

  /// Breaks or mends the state folder.
  ///
  /// A file in its place keeps everybody from writing, the superuser too, whom no file mode stops.
  func setWorks(_ works: Bool) throws(StepFailure) {
    guard works == isBroken else { return }
    try change {
      let files = FileManager.default
      if works {
        try files.removeItem(at: state)
        if isThere(brokenAway.path) { try files.moveItem(at: brokenAway, to: state) }
      } else {
        if isThere(statePath) { try files.moveItem(at: state, to: brokenAway) }
        try files.createDirectory(at: Self.all, withIntermediateDirectories: true)
        try Data().write(to: state)
      }
    }
  }

  private var isBroken: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: state.path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Whether anything may be stored; without it nothing is.
  package var isUsed: Bool { isThere(statePath) }

  /// The stored bytes; nothing without a file.
  package var stored: Data? { contents(of: sessionPath) }

  /// The bytes of the file that was set aside.
  package var setAside: Data? { contents(of: sessionPath + ".corrupt") }

  /// The stored file's mode in octal digits.
  var mode: String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: sessionPath)
    return (attributes?[.posixPermissions] as? Int).map { String($0, radix: 8) }
  }

  private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func contents(of path: String) -> Data? {
    // Not by `contents(atPath:)`, which on Linux never gives back what it took for an empty file.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var data = Data(count: Int(status.st_size))
    let count = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return data.prefix(max(0, count))
  }

  private func change(_ work: () throws -> Void) throws(StepFailure) {
    do {
      try work()
    } catch {
      throw .mistake("the scenario's disk cannot be changed: \(error.localizedDescription)")
    }
  }
}
