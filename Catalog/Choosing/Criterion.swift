import Examples

/// The figure that decides an answer of `compare choose`, and which of its values rule a pattern out.
public enum Criterion: Sendable, Hashable {
  /// The files that a change request touches: too many if another pattern touches fewer by more than two authors of one pattern differ.
  case request(ChangeRequest.ID)
  /// The share, in per cent, of the tests that need no UI, network or disk: too small below a limit.
  case testsWithoutUI
  /// The steps to another screen that views take themselves: too many if there is one.
  case stepsOfViews
  /// The types to write for each screen, on average: too many above a limit.
  case typesPerScreen
  /// The lines that the code of today lacks: too many above a limit.
  case newLines(today: Card.ID)

  /// The example of all figures but those of change requests, which have their own: the largest, so that there are several screens.
  public static let example = Example.notes

  /// The screens of that example among which its types are shared out: an alert and a part of a screen are none.
  public static let screens = ["NoteList", "NoteDetail", "NoteEditor"]
}
