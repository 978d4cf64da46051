import Catalog

/// The reason why a measured claim has no verdict, or a rule no state; always computed.
public enum MissingVerdict: Sendable, Equatable {
  /// The code of some patterns, by name, cannot be measured.
  case unmeasurable([String])
  /// The recorded test results are older than the code.
  case staleRecord
  /// The claim is about a misuse, which this catalogue wrote to show it.
  case misuse
  /// The cards' arrows and rules leave the comparison one outcome.
  case fixed
  /// The figures can only tie: the cards leave them one value, or the patterns have the same code under other names.
  case tie
  /// The judge leaves every example out.
  case notApplicable([Omission.Reason])
}
