import Examples

/// Finds the user who logged in during an earlier launch.
protocol RestoreManager {
  func restore() -> User?
}
