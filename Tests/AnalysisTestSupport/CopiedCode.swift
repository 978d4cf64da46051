import Catalog
import CodeGraph
import Edits
import Verdicts
import Foundation
import TestSupport

/// A changed copy of the patterns' code in a temporary folder.
public final class CopiedCode: Sendable {
  private let cards: [Card]
  private let temporary: TemporaryFolder

  /// The folder of the copy.
  public var folder: URL { temporary.url }

  /// Copies the code of some patterns, changes it and adds files.
  public init(of cards: [Card], _ changes: [Change], adding files: [String: String] = [:]) async throws {
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
    for change in changes { try await change.apply(to: temporary.url) }
    for (path, text) in files { try temporary.write(text, to: path) }
  }

  /// Reads the graph of the copy.
  public func graph() async throws(CodeGraphError) -> DependencyGraph {
    let reading = try await ThisCode.reader(of: cards, in: folder).read(progress: { _ in })
    if let failure = reading.failures.values.first { throw failure }
    return reading.graph
  }
}
