import Foundation
import Processes

/// Values that a run keeps for the next ones of the same program, each in a file with a key that says what it depends on.
///
/// A file that is missing, damaged or of another key is no value; one that cannot be written is left out. Either way the
/// next run computes the value again.
struct RunCache {
  /// The maximal number of files: two for each of ten programs.
  private static let capacity = 20

  private struct Entry<Value: Codable>: Codable {
    let key: String
    let value: Value
  }

  private let folder: URL
  /// The file names' part for the program, so that those of two checkouts do not replace each other's values.
  private let owner: String
  private let program: String

  /// The cache for a program, in a folder that is made when a value is kept.
  init(in folder: URL, for program: URL) {
    self.folder = folder
    let program = program.realPath
    owner = Fingerprint([program.path]).text
    self.program = FileStamp.text(of: [program.lastPathComponent], in: program.deletingLastPathComponent())
  }

  /// The value of a name that was kept by the same build of the program for the same key.
  func value<Value: Codable>(_ name: String, for key: String) -> Value? {
    let data = FileManager.default.contents(atPath: file(name).path)
    let entry = data.flatMap { try? JSONDecoder().decode(Entry<Value>.self, from: $0) }
    return entry?.key == whole(key) ? entry?.value : nil
  }

  /// Keeps a value in place of the last one of that name.
  func keep(_ value: some Codable, _ name: String, for key: String) {
    guard let data = try? JSONEncoder().encode(Entry(key: whole(key), value: value)) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(name), options: .atomic)
    prune()
  }

  private func whole(_ key: String) -> String { "\(program) \(key)" }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name)-\(owner).json") }

  /// Deletes the oldest files beyond the capacity.
  private func prune() {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    let dated = (found ?? []).map { file in
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      return (file: file, date: date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(at: old.file)
    }
  }
}
