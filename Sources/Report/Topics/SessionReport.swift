import Driver
import Examples
import Foundation
import Fuzzing
import TerminalText

/// A report on sessions that were run on all patterns: that none differed, or
/// the first difference.
public struct SessionReport: Sendable, Codable {
  let patterns: [String]
  let steps: Int
  let sessions: Int?
  let seed: Int?
  /// The number of the random session with the difference, from 1.
  public private(set) var session: Int? = nil
  /// The buttons that random sessions pressed, by example.
  private(set) var pressed: [PressedButtons]? = nil
  /// The first difference in a sentence.
  private(set) var difference: String? = nil
  /// The steps to the difference and the windows there; all but the steps are
  /// comments, so that it can be replayed.
  private(set) var transcript: [String]? = nil

  /// Creates a report on a recorded session, or on random ones,
  /// without a difference.
  public init(
    on ids: [String],
    steps: Int,
    random: (sessions: Int, seed: Int)? = nil
  ) {
    patterns = ids
    self.steps = steps
    sessions = random?.sessions
    seed = random?.seed
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
    for more in other.pressed ?? [] {
      let place = pressed.firstIndex { $0.example == more.example }
      if let place { pressed[place].add(more) }
    }
    self.pressed = pressed
  }

  /// Adds a difference, in a random session of some number.
  @MainActor
  public mutating func add(
    _ found: SessionDifference,
    in example: Example,
    session number: Int? = nil
  ) {
    session = number
    difference = "\(found.subject): \(found.what)"
    let place = [String].building {
      example.name
      if let number {
        "session \(grouped(number)) of seed \(seed ?? 0)"
        "shrunk"
      }
    }
    // Recorded sessions have real passwords filled in for replaying.
    let steps = found.steps.map { "> \($0.hidingPasswords(in: example))" }
    let windows = found.sides.flatMap { side in
      let lines = side.frame.split(separator: "\n").map(String.init)
      return ["# \(side.pattern)"] + lines
    }
    let head = "# \(place.joined(separator: ", "))"
    transcript = [head] + steps + windows
  }

  var document: Document {
    let text = text(OutputStyle(columns: 80))
    let lines = text.split(separator: "\n").map(String.init)
    return Document([[.code(lines, language: "text")]])
  }

  /// The buttons that were pressed while they were enabled, below a heading;
  /// nothing for a recorded session.
  private func pressedLines(_ style: OutputStyle) -> String {
    guard let pressed else { return "" }
    let texts = pressed.flatMap { buttons in
      TextWidth.wrap(buttons.text, columns: style.width - 2)
    }
    let lines = ["Pressed while enabled:"] + texts.map { "  \($0)" }
    return lines.map { "\($0)\n" }.joined()
  }

  /// What was run: `9 patterns × 100 sessions of 2,000 steps`.
  private var runs: String {
    let patterns = counted(patterns.count, "pattern")
    let steps = counted(steps, "step")
    guard let sessions else { return "\(patterns) × \(steps)" }
    return "\(patterns) × \(counted(sessions, "session")) of \(steps)"
  }

  private var noDifference: String {
    let result = "no difference, nothing left behind"
    guard let seed else { return result }
    return "\(result) (seed \(seed))"
  }

  /// A sentence, or the difference as a transcript.
  func text(_ style: OutputStyle) -> String {
    func escaped(_ text: String) -> String {
      VisibleText.escaping(text, glyphs: style.glyphs) + "\n"
    }
    if let difference, let transcript {
      let lines = transcript.map(escaped).joined()
      return "\(lines)# \(style.mark(false)) \(escaped(difference))"
    }
    let result = escaped("\(runs): \(noDifference)")
    return "\(style.mark(true)) \(result)\(pressedLines(style))"
  }
}

extension SessionDifference {
  /// The two patterns that differ, or the one whose runs do.
  fileprivate var sides: [Side] {
    if reference.pattern == other.pattern {
      [reference]
    } else {
      [reference, other]
    }
  }

  /// Who differs: `mvc and mvp differ`, or the patterns that
  /// agree on what is wrong.
  fileprivate var subject: String {
    switch unanimous.count {
    case 0 where sides.count > 1: "\(listed(sides.map(\.pattern))) differ"
    case 0, 1: reference.pattern
    case let count: "all \(count) patterns"
    }
  }
}
