import Catalog
import CodeGraph
import Verdicts
import Foundation
import TestSupport

/// A changed copy of the patterns' code in a temporary folder.
public final class CopiedCode: Sendable {
  /// A change of one file: text inserted before the first line that contains another.
  public struct Insertion: Sendable {
    let file: String
    let before: String
    let text: String

    /// Creates an insertion before the first line of a file that contains `before`.
    public init(file: String, before: String, text: String) {
      self.file = file
      self.before = before
      self.text = text
    }
  }

  private let cards: [Card]
  private let temporary: TemporaryFolder

  /// The folder of the copy.
  public var folder: URL { temporary.url }

  /// Copies the code of some patterns, inserts texts and adds files.
  public init(of cards: [Card], _ insertions: [Insertion], adding files: [String: String] = [:]) throws {
    self.cards = cards
    temporary = TemporaryFolder()
    for path in Codebase.targets(for: cards).map(\.path) {
      let copy = temporary.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Program.packageFolder.appending(path: path), to: copy)
    }
    // The presence of this file marks the catalogue's folder.
    try temporary.write("", to: "Package.swift")
    for insertion in insertions { try insert(insertion) }
    for (path, text) in files { try temporary.write(text, to: path) }
  }

  /// Reads the graph of the copy.
  public func graph() async throws(CodeGraphError) -> DependencyGraph {
    let reading = try await ThisCode.reader(of: cards, in: folder).read(progress: { _ in })
    if let failure = reading.failures.values.first { throw failure }
    return reading.graph
  }

  private func insert(_ insertion: Insertion) throws {
    let file = folder.appending(path: insertion.file)
    var lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    guard let place = lines.firstIndex(where: { $0.contains(insertion.before) }) else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: insertion.file])
    }
    lines.insert(insertion.text, at: place)
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
