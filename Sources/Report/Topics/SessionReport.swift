import Examples
import Fuzzing
import Driver
import TerminalText

/// A report on sessions that were run on all patterns: that none differed, or the first difference.
public struct SessionReport: Sendable, Encodable {
  let patterns: [String]
  let steps: Int
  let sessions, seed: Int?
  /// The first difference in a sentence.
  private(set) var difference: String? = nil
  /// The steps to the difference and the windows there; all but the steps are comments, so that it can be replayed.
  private(set) var transcript: [String]? = nil

  /// Creates a report on a recorded session, or on random ones, without a difference.
  public init(on ids: [String], steps: Int, random: (sessions: Int, seed: Int)? = nil) {
    (patterns, self.steps, sessions, seed) = (ids, steps, random?.sessions, random?.seed)
  }

  /// Adds a difference, in a random session of some number.
  @MainActor
  public mutating func add(_ found: SessionDifference, in example: Example, session number: Int? = nil) {
    let sides =
      found.reference.pattern == found.other.pattern ? [found.reference] : [found.reference, found.other]
    let who =
      switch found.unanimous.count {
      case 0: listed(sides.map(\.pattern)) + (sides.count > 1 ? " differ" : "")
      case 1: found.reference.pattern
      case let count: "all \(count) patterns"
      }
    difference = "\(who): \(found.what)"
    let session = number.map { ", session \(grouped($0)) of seed \(seed ?? 0), shrunk" } ?? ""
    // Recorded sessions have real passwords filled in for replaying.
    let steps = found.steps.map { "> \($0.hidingPasswords(in: example))" }
    transcript =
      ["# \(example.name)\(session)"] + steps
      + sides.flatMap { ["# \($0.pattern)"] + $0.frame.split(separator: "\n").map(String.init) }
  }

  var document: Document {
    let lines = text(OutputStyle(columns: 80))
    return Document([[.code(lines.split(separator: "\n").map(String.init), language: "text")]])
  }

  /// A sentence, or the difference as a transcript.
  func text(_ style: OutputStyle) -> String {
    func escaped(_ text: String) -> String { VisibleText.escaping(text, glyphs: style.glyphs) + "\n" }
    if let difference, let transcript {
      return transcript.map(escaped).joined() + "# \(style.mark(false)) " + escaped(difference)
    }
    let count = sessions.map { "\(counted($0, "session")) of " } ?? ""
    let what = "\(counted(patterns.count, "pattern")) × \(count)\(counted(steps, "step"))"
    let seed = seed.map { " (seed \($0))" } ?? ""
    return "\(style.mark(true)) " + escaped("\(what): no difference, nothing left behind\(seed)")
  }
}
