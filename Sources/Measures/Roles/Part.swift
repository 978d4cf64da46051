/// Which part of a program a role plays, in words that fit every pattern.
///
/// It puts the roles of different patterns side by side: MVP's Presenter beside VIPER's Interactor and Presenter.
public enum Part: String, Sendable, Hashable, CaseIterable {
  /// Shows the screen and takes what the user does.
  case view
  /// Decides what happens and what is said.
  case logic
  /// Holds the data and, where the pattern has it so, the work on them.
  case model
  /// Reaches the network or the disk.
  case outside
  /// Moves from screen to screen.
  case navigation
  /// Puts the other parts together.
  case wiring
}
