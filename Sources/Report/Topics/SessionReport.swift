import Examples
import Foundation
import Fuzzing
import Driver
import TerminalText

/// A report on sessions that were run on all patterns: that none differed, or the first difference.
public struct SessionReport: Sendable, Codable {
  let patterns: [String]
  let steps: Int
  let sessions, seed: Int?
  /// The number of the random session with the difference, from 1.
  public private(set) var session: Int? = nil
  /// The buttons that random sessions pressed, by example.
  private(set) var pressed: [PressedButtons]? = nil
  /// The first difference in a sentence.
  private(set) var difference: String? = nil
  /// The steps to the difference and the windows there; all but the steps are comments, so that it can be replayed.
  private(set) var transcript: [String]? = nil

  /// Creates a report on a recorded session, or on random ones, without a difference.
  public init(on ids: [String], steps: Int, random: (sessions: Int, seed: Int)? = nil) {
    (patterns, self.steps, sessions, seed) = (ids, steps, random?.sessions, random?.seed)
  }

  /// Decodes a report that another process wrote as JSON.
  public init(json: Data) throws(ReportError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw .unreadableSessions
    }
  }

  /// Adds the buttons that random sessions pressed.
  @MainActor
  public mutating func add(_ presses: [ButtonPresses]) {
    pressed = presses.map(PressedButtons.init)
  }

  /// Adds the buttons that other random sessions of the same examples pressed.
  public mutating func addPresses(of other: SessionReport) {
    guard var pressed else { return }
    for place in pressed.indices {
      guard let more = other.pressed?.first(where: { $0.example == pressed[place].example }) else { continue }
      pressed[place].add(more)
    }
    self.pressed = pressed
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
    session = number
    let place = number.map { ", session \(grouped($0)) of seed \(seed ?? 0), shrunk" } ?? ""
    // Recorded sessions have real passwords filled in for replaying.
    let steps = found.steps.map { "> \($0.hidingPasswords(in: example))" }
    transcript =
      ["# \(example.name)\(place)"] + steps
      + sides.flatMap { ["# \($0.pattern)"] + $0.frame.split(separator: "\n").map(String.init) }
  }

  var document: Document {
    let lines = text(OutputStyle(columns: 80))
    return Document([[.code(lines.split(separator: "\n").map(String.init), language: "text")]])
  }

  /// The buttons that were pressed while they were enabled, below a heading; nothing for a recorded session.
  private func pressedLines(_ style: OutputStyle) -> String {
    guard let pressed else { return "" }
    let lines = pressed.flatMap { TextWidth.wrap($0.text, columns: style.width - 2) }
    return (["Pressed while enabled:"] + lines.map { "  \($0)" }).map { $0 + "\n" }.joined()
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
      + pressedLines(style)
  }
}
