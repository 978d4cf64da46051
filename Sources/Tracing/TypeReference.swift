import CodeGraph
import Measures

/// One reference in the compiler's index from a type to another, by the names of the outermost types.
public struct TypeReference: Sendable, Hashable, Codable {
  let from: String
  let to: String

  /// The references of a pattern's code to types with a role, sorted.
  public static func all(in code: PatternCode) -> [TypeReference] {
    let links = code.links.filter { $0.to.part != nil }
    let references = links.map {
      TypeReference(from: $0.from.node.outermostName, to: $0.to.node.outermostName)
    }
    return Set(references).filter { $0.from != $0.to }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// Creates a reference.
  public init(from: String, to: String) { (self.from, self.to) = (from, to) }

  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let words = try decoder.singleValueContainer().decode(String.self).split(separator: " ")
    self.init(from: String(words.first ?? ""), to: String(words.last ?? ""))
  }

  /// Writes both names in one text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(from) \(to)")
  }
}
