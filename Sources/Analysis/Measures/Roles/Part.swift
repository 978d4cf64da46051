/// The part of a program that a role plays, in terms common to all patterns.
///
/// It makes roles comparable: MVP's Presenter with VIPER's Interactor and Presenter.
public enum Part: String, Sendable, Codable, Hashable, CaseIterable {
  /// Shows the screen and receives the user's actions.
  case view
  /// Decides what happens and which text is shown.
  case logic
  /// Holds the data and, in some patterns, the operations on them.
  case model
  /// Accesses the network or the disk.
  case outside
  /// Moves between screens.
  case navigation
  /// Assembles the other parts.
  case wiring
}
