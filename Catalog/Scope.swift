/// Where a measured claim has to hold.
public enum Scope: String, Sendable, Hashable, CaseIterable {
  /// In both examples; it is mixed if it holds in one of them.
  case bothExamples
  /// In Greeting, the small one.
  case greeting
  /// In Login, where there is a network, a disk and a second screen.
  case login
  /// In what becomes of Greeting when it grows to Login.
  case growth
}
