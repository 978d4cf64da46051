import Catalog
import CommandLineKit
import Driver
import Foundation
import PackageLayout
import Records
import Scenarios

/// The recordings that a package keeps, a file for each pattern.
public struct RecordingStore {
  private let package: URL
  private let fingerprint: RecordingFingerprint

  /// Reads the code of a package that all patterns share; `scenarios` are those of the examples, of which some are recorded.
  public init(in package: URL, scenarios: [Scenario] = Scenario.all) {
    self.package = package
    let scripts = KeptRecordings.kept(among: scenarios).flatMap { [$0.example.id, $0.name, $0.script] }
    fingerprint = RecordingFingerprint(scripts: scripts, in: package)
  }

  /// The fingerprint of what a pattern's recordings depend on now.
  public func fingerprint(of card: Card) -> String { fingerprint.text(of: card) }

  /// A pattern's recordings; nil if there are none.
  public func kept(of card: Card) throws(RecordingError) -> KeptRecordings? {
    let file = PackageLayout.calls(of: card.module)
    let url = package.appending(path: file)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: file, reason: SystemWords.of(error))
    }
    let lines = try Self.lines(in: data, of: file, pattern: card.id)
    do {
      return try KeptRecordings(lines, of: card.id)
    } catch {
      throw .malformed(file: file, line: error.number, pattern: card.id)
    }
  }

  private static func lines(
    in data: Data, of file: String, pattern: String
  ) throws(RecordingError) -> [RecordingLine] {
    let decoder = JSONDecoder()
    var lines: [RecordingLine] = []
    for text in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      guard let line = try? decoder.decode(RecordingLine.self, from: text) else {
        throw .malformed(file: file, line: lines.count + 1, pattern: pattern)
      }
      lines.append(line)
    }
    guard case .head(let head) = lines.first else { throw .malformed(file: file, line: 1, pattern: pattern) }
    // What follows the last line break is not a whole line.
    guard lines.count == head.lines, data.last == UInt8(ascii: "\n") else {
      throw .truncated(file: file, line: lines.count, expected: head.lines, pattern: pattern)
    }
    return lines
  }

  /// Whether something that a pattern's recordings depend on has changed since.
  public func isStale(_ recordings: KeptRecordings, of card: Card) -> Bool {
    recordings.fingerprint != fingerprint(of: card)
  }

  /// A pattern's recordings; nil if they are missing or stale.
  public func fresh(of card: Card) throws(RecordingError) -> KeptRecordings? {
    guard let kept = try kept(of: card), !isStale(kept, of: card) else { return nil }
    return kept
  }

  /// Keeps a pattern's recordings: the same recordings give the same bytes.
  public func keep(_ recordings: KeptRecordings, of card: Card) throws(RecordingError) {
    let file = PackageLayout.calls(of: card.module)
    let url = package.appending(path: file)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      var data = Data()
      for line in recordings.lines {
        data += try encoder.encode(line)
        data.append(UInt8(ascii: "\n"))
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(file: file, reason: SystemWords.of(error))
    }
  }
}
