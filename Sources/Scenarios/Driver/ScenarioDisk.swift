import Examples
import Foundation

/// The disk of a scenario: a state folder with the stored session, which steps fill and break.
struct ScenarioDisk {
  private let state: URL
  private let brokenAway: URL

  init(folder: URL) {
    state = folder.appending(path: "state")
    brokenAway = folder.appending(path: "state.away")
  }

  var sessionFile: SessionFile {
    SessionFile(state.appending(path: "session.json"))
  }

  /// Puts bytes where the session is stored.
  func put(_ payload: Payload) throws(StepFailure) {
    try change {
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try payload.data.write(to: sessionFile.url)
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
        if files.fileExists(atPath: brokenAway.path) { try files.moveItem(at: brokenAway, to: state) }
      } else {
        if files.fileExists(atPath: state.path) { try files.moveItem(at: state, to: brokenAway) }
        try files.createDirectory(at: state.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: state)
      }
    }
  }

  private var isBroken: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: state.path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The stored bytes as text; nothing without a file.
  var stored: String? {
    (try? Data(contentsOf: sessionFile.url)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the file that was set aside.
  var setAside: Data? {
    try? Data(contentsOf: URL(filePath: sessionFile.url.path + ".corrupt"))
  }

  /// The stored file's mode in octal digits.
  var mode: String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: sessionFile.url.path)
    return (attributes?[.posixPermissions] as? Int).map { String($0, radix: 8) }
  }

  private func change(_ work: () throws -> Void) throws(StepFailure) {
    do {
      try work()
    } catch {
      throw .mistake("the scenario's disk cannot be changed: \(error.localizedDescription)")
    }
  }
}
