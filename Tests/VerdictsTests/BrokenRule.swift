import AnalysisTestSupport
import Catalog
import Foundation
import TestSupport

/// A broken rule of a pattern with the expected output.
///
/// A file of such a rule has one or more insertions, each of three lines, `in FILE`, `before TEXT` and `insert LINE`, and a
/// line `breaks …` for each line that `coupling --check` must print.
struct BrokenRule {
  /// The insertions into the pattern's files.
  private(set) var insertions: [CopiedCode.Insertion] = []
  /// The expected breaches.
  private(set) var breaches: [String] = []

  /// Reads a pattern's fixture; throws if there is none or it is malformed.
  init(of card: Card) throws {
    var (file, before) = ("", "")
    for line in try card.fixture("BrokenRule.txt").split(separator: "\n") {
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
