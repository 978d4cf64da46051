import Catalog
import Foundation
import TestSupport

/// A rule of a pattern broken on purpose, and what must be said of it.
///
/// A file of such a rule has one or more insertions, each of three lines, `in FILE`, `before TEXT` and `insert LINE`, and a
/// line `breaks …` for everything that `coupling --check` must print.
struct BrokenRule {
  /// What is put into the pattern's files.
  private(set) var insertions: [CopiedCode.Insertion] = []
  /// What must be said of it, breach by breach.
  private(set) var breaches: [String] = []

  /// Reads the rule that a pattern keeps beside its tests.
  ///
  /// - Throws: if there is none, or if it cannot be understood.
  init(of card: Card) throws {
    try self.init(Fixture(of: card, "BrokenRule.txt").text)
  }

  /// Reads a rule from a text.
  init(_ text: String) throws {
    var (file, before) = ("", "")
    for line in text.split(separator: "\n") {
      let (word, rest) = (line.prefix { $0 != " " }, String(line.drop { $0 != " " }.dropFirst()))
      switch word {
      case "in": file = rest
      case "before": before = rest
      case "insert": insertions.append(.init(file: file, before: before, text: rest))
      case "breaks": breaches.append(rest)
      default: throw CocoaError(.fileReadCorruptFile)
      }
    }
  }
}
