import Foundation

/// Whether a file's lines are the arrows between roles in a recorded step, each at its first message.
struct AnswerCheck: KataCheck {
  static let form = CheckForm(word: "answer", arguments: "trace PATTERN \"SCENARIO\" \"STEP\" FILE")

  /// How many runs of the checks say which line is wrong.
  private static let openRuns = 3

  private let pattern: String
  private let scenario: String
  private let step: String
  private let file: String

  init?(_ arguments: [String]) {
    guard arguments.count == 5, arguments[0] == "trace" else { return nil }
    pattern = arguments[1]
    scenario = arguments[2]
    step = arguments[3]
    file = arguments[4]
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard let entry = context.entry(of: pattern) else { return .absent(pattern) }
    let recorded: RecordedAnswer
    do throws(RecordedAnswer.Failure) {
      recorded = try RecordedAnswer(
        of: entry.card, scenario: scenario, step: step, in: context.checkout.folder)
    } catch {
      return .fails(error.reason)
    }
    let lines = Self.arrows(in: context.checkout.folder.appending(path: file))
    let expected = recorded.arrows.map { [Self.word($0.from), Self.word($0.to)] }
    let roles = Set(expected.joined()).union(entry.card.roles.map { Self.word($0.name) })
    let unknown = lines.firstIndex { !$0.allSatisfy(roles.contains) }
    if lines != expected, let unknown {
      return .fails("line \(unknown + 1) names what is neither a role of \(entry.card.name) nor a station")
    }
    // Whoever tries out the lines one by one learns nothing of the pattern.
    if lines != expected, context.earlierRuns >= Self.openRuns {
      return .fails(
        "not yet. After \(Self.openRuns) checks no line is named any more: read the duties again, or take a hint"
      )
    }
    let age = recorded.isStale ? " (recorded before the last change of code)" : ""
    return CheckFinding(isGood: lines == expected, text: Self.comparison(of: lines, with: expected) + age)
  }

  /// The lines that are right.
  @MainActor
  func solution(in context: CheckContext) throws(CommandFailure) -> [String] {
    guard let entry = context.entry(of: pattern) else { return [] }
    do throws(RecordedAnswer.Failure) {
      return try RecordedAnswer(of: entry.card, scenario: scenario, step: step, in: context.checkout.folder)
        .arrows.map { "\($0.from) -> \($0.to)" }
    } catch {
      throw CommandFailure(error.reason, .missingInput)
    }
  }

  /// The arrows of a file, each the two names of roles; lines that begin with `#` are comments.
  private static func arrows(in file: URL) -> [[String]] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: /->|→/).map { word(String($0)) } }.filter { !$0.isEmpty }
  }

  /// The letters of a role's name: case and spaces are left to the participant.
  private static func word(_ name: String) -> String { name.lowercased().filter(\.isLetter) }

  /// Says how far the lines are right, but not what belongs there.
  private static func comparison(of lines: [[String]], with expected: [[String]]) -> String {
    let held = zip(lines, expected).prefix { $0 == $1 }.count
    if lines == expected { return "all \(held) lines are as recorded" }
    if held < min(lines.count, expected.count) { return "line \(held + 1) is wrong" }
    if held < expected.count {
      let right = if held == 1 { "1 line is right" } else { "\(held) lines are right" }
      return "\(right), more are missing"
    }
    return "after line \(held) there is no arrow that was not there before"
  }
}
