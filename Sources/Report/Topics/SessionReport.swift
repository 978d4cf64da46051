import Examples
import Fuzzing
import Scenarios
import TerminalText

/// A report on sessions that were run on all patterns: that none differed, or the first difference.
public struct SessionReport: Encodable {
  /// A window of a pattern's program.
  struct Window: Encodable {
    let pattern, text: String
  }

  /// A difference with the steps that lead to it.
  struct Difference: Encodable {
    let example, who, what: String
    /// The number of the random session.
    let session: Int?
    let steps: [String]
    let windows: [Window]
  }

  let schemaVersion = FindingsJSON.currentVersion
  let patterns: [String]
  let steps: Int
  let sessions, seed: Int?
  private(set) var difference: Difference? = nil

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
    difference = Difference(
      example: example.name, who: who, what: found.what, session: number,
      // Recorded sessions have real passwords filled in for replaying.
      steps: found.steps.map { $0.hidingPasswords(in: example).description },
      windows: sides.map { Window(pattern: $0.pattern, text: $0.frame) })
  }

  var document: Document {
    let lines = text(
      OutputStyle(environment: ["LANG": "C.UTF-8"], isTerminal: false, terminalColumns: nil, color: .never))
    return Document([[.code(lines.split(separator: "\n").map(String.init), language: "text")]])
  }

  /// A sentence, or the difference as a transcript that can be replayed: everything but the steps is a comment.
  func text(_ style: OutputStyle) -> String {
    func verdict(_ isGood: Bool, _ text: String) -> String {
      "\(style.mark(isGood)) \(VisibleText.escaping(text, glyphs: style.glyphs))\n"
    }
    guard let difference else {
      let count = sessions.map { "\(counted($0, "session")) of " } ?? ""
      let what = "\(counted(patterns.count, "pattern")) × \(count)\(counted(steps, "step"))"
      return verdict(
        true, "\(what): no difference, nothing left behind" + (seed.map { " (seed \($0))" } ?? ""))
    }
    let session = difference.session.map { ", session \(grouped($0)) of seed \(seed ?? 0), shrunk" } ?? ""
    let steps = difference.steps.map { "> \(VisibleText.escaping($0, glyphs: style.glyphs))\n" }
    let windows = difference.windows.map { "# \($0.pattern)\n\($0.text)" }
    return "# \(difference.example)\(session)\n" + steps.joined() + windows.joined() + "# "
      + verdict(false, "\(difference.who): \(difference.what)")
  }
}
