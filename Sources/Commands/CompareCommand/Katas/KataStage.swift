import Foundation

/// What is kept of a started kata, in git's own folder: a copy of the checkout has it too.
struct KataStage: Codable, Equatable {
  /// The kata's name.
  let kata: String
  /// The commit that was checked out before the start.
  let commit: String
  /// The branch that was checked out before the start; nil if none was.
  let branch: String?
  /// The commit that the start made: everything as before, with the kata's start in it.
  let start: String
  /// The number that chose the variant; nil for the kata as its page has it.
  var variant: Int?
  /// The number of hints shown.
  var hints = 0
  /// How often the checks were run since the start.
  var checks = 0
  /// Whether all checks held at the last run.
  var isSolved = false
  /// The patches with the participant's work: one, or more after an end that was interrupted.
  var work: [String] = []

  /// The branch of a started kata.
  static func branch(of kata: String) -> String { "kata/\(kata)" }

  /// The branch of this kata.
  var ownBranch: String { Self.branch(of: kata) }
}
