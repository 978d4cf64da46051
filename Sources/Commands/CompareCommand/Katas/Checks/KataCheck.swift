/// A kind of check of a kata: a line of its page, such as `scenarios mvp login`.
///
/// Each kind is a type with its own file: it reads the words of its line, and it runs.
protocol KataCheck: Sendable {
  /// How a line of this kind is written.
  static var form: CheckForm { get }

  /// Reads the words after the first; nil if they do not have the form.
  init?(_ arguments: [String])

  /// Whether it runs only when all checks before it hold, because it would prove nothing while they do not.
  var waitsForOthers: Bool { get }

  /// Whether its words say where something belongs, which the participant should find out.
  var givesAway: Bool { get }

  /// Runs the check; throws if it cannot be run.
  @MainActor
  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding
}

extension KataCheck {
  /// Most checks wait for no others.
  var waitsForOthers: Bool { false }
  /// Most checks say nothing of a solution.
  var givesAway: Bool { false }
}
