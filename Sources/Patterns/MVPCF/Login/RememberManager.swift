import Examples

/// Stores a session for the next launch.
protocol RememberManager {
  func remember(_ session: Session) throws
}
