import Examples
import Measures

/// A requirement for `compare choose`, with the figure that decides whether a pattern meets it.
public struct Wish: Sendable, Hashable, Encodable, Identifiable {
  private enum CodingKeys: CodingKey { case id, most, leastShare, text }

  /// The word on the command line.
  public let id: String
  /// The measure of the figure, of which any is enough without a limit.
  package let measure: Measure
  /// The upper limit of the figure.
  package private(set) var most: Int? = nil
  /// The lower limit, in per cent of the places that the measure looks at.
  package private(set) var leastShare: Int? = nil
  /// The example whose code is measured.
  package private(set) var example = Example.login
  let text: String

  /// All wishes; no source gives a limit, so that the defaults are round numbers.
  public static let all = [
    Wish(
      id: "isolated-tests", measure: .isolatedTests, leastShare: 75,
      text: "of tests need no widget, disk or network"),
    Wish(
      id: "few-types", measure: .typesWithWiring, most: 6, example: .greeting,
      text: "types, wiring and root included"),
    Wish(id: "few-lines", measure: .linesWithWiring, most: 250, text: "lines, wiring and root included"),
    Wish(
      id: "few-doubles", measure: .isolatedDoubles, most: 2,
      text: "doubles for isolated tests; shared fakes apart"),
    Wish(
      id: "own-navigation", measure: .rolesPlaying(.navigation), text: "a role that moves between screens"),
    Wish(id: "own-wiring", measure: .rolesPlaying(.wiring), text: "a role that assembles the others"),
    Wish(id: "no-lookups", measure: .lookups, most: 0, text: "look-ups by name at run time"),
  ]

  /// The limit, which the asker may change; nil for a wish without one.
  package var limit: Int? { most ?? leastShare }

  /// The wish as a word on the command line, with its limit.
  package var argument: String { id + (limit.map { "=\($0)" } ?? "") + (leastShare == nil ? "" : "%") }

  /// The wish in words, with its limit.
  package var meaning: String {
    limit.map { "at \(most == nil ? "least \($0)%" : "most \($0)") \(text)" } ?? text
  }
}

extension Wish {
  /// Parses a word on the command line, such as `few-types` or `few-types=3`; nil if it is no wish or no limit of it.
  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let wish = Self.all.first(where: { $0.id == parts[0] }) else { return nil }
    self = wish
    guard parts.count > 1 else { return }
    let digits = leastShare != nil && parts[1].hasSuffix("%") ? parts[1].dropLast() : parts[1]
    guard limit != nil, let limit = Int(digits), (0...(most == nil ? 100 : 9_999)).contains(limit) else {
      return nil
    }
    if most == nil { leastShare = limit } else { most = limit }
  }
}
