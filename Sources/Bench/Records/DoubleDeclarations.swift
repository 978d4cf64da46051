import Foundation
import Measures

/// Reads in the source text what no record has: the protocols of the recorded test doubles.
enum DoubleDeclarations {
  /// The names that each double's declaration lists between its own name and its body, by the double's name.
  static func conformances(of doubles: [TestDouble], in package: URL) -> [String: Set<String>] {
    var texts: [String: [Substring]] = [:]
    var found: [String: Set<String>] = [:]
    for double in doubles {
      let file = double.place.file
      let lines = texts[file] ?? Self.lines(of: file, in: package)
      texts[file] = lines
      guard lines.indices.contains(double.place.line - 1) else { continue }
      let head = lines[(double.place.line - 1)...].joined(separator: "\n").prefix { $0 != "{" }
      let names = head.drop { $0 != ":" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      found[double.name, default: []].formUnion(names.map(String.init))
    }
    return found
  }

  private static func lines(of file: String, in package: URL) -> [Substring] {
    let text = (try? String(contentsOf: package.appending(path: file), encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
