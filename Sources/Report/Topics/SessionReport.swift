import Examples
import Fuzzing
import Scenarios
import TerminalText

/// A report on sessions that were run on all patterns.
public struct SessionReport {
  private let style: OutputStyle

  /// Creates a report.
  public init(style: OutputStyle) {
    self.style = style
  }

  /// The text for a recorded session, or for random sessions, without a difference.
  public func text(agreeing ids: [String], steps: Int, random: (sessions: Int, seed: Int)? = nil) -> String {
    let sessions = random.map { "\(counted($0.sessions, "session")) of " } ?? ""
    let what = "\(counted(ids.count, "pattern")) × \(sessions)\(counted(steps, "step"))"
    let seed = random.map { " (seed \($0.seed))" } ?? ""
    return verdict(true, "\(what): no difference, nothing left behind\(seed)")
  }

  /// A difference as a transcript that can be replayed, with the final windows; everything but the steps is a comment.
  @MainActor
  public func text(
    of difference: SessionDifference, in example: Example, session number: Int? = nil, seed: UInt64? = nil
  ) -> String {
    let (one, other) = (difference.reference.pattern, difference.other.pattern)
    let head =
      number.map { "# \(example.name), session \(grouped($0)) of seed \(seed ?? 0), shrunk\n" }
      ?? "# \(example.name)\n"
    // Recorded sessions have real passwords filled in for replaying.
    let steps = difference.steps.map { $0.hidingPasswords(in: example).description }
      .map { "> \(VisibleText.escaping($0, glyphs: style.glyphs))\n" }.joined()
    var frames = "# \(one)\n\(difference.reference.frame)"
    if one != other { frames += "# \(other)\n\(difference.other.frame)" }
    let who =
      switch difference.unanimous.count {
      case 0: one == other ? one : "\(one) and \(other) differ"
      case 1: one
      case let count: "all \(count) patterns"
      }
    // A comment, so that the whole text can be replayed.
    return head + steps + frames + "# " + verdict(false, "\(who): \(difference.what)")
  }

  private func verdict(_ isGood: Bool, _ text: String) -> String {
    "\(style.mark(isGood)) \(VisibleText.escaping(text, glyphs: style.glyphs))\n"
  }
}
