import Examples
import Foundation

/// A store that writes and sets aside otherwise than the file behind it.
struct ChangingStore: DataStore {
  let file: PrivateFile
  var writes: @Sendable (PrivateFile, Data) throws -> Void = { try $0.write($1) }
  var setsAside: @Sendable (PrivateFile) -> Void = { $0.setAside() }

  func read() throws -> Data? { try file.read() }
  func write(_ data: Data) throws { try writes(file, data) }
  func delete() -> Bool { file.delete() }
  func setAside() { setsAside(file) }
}
