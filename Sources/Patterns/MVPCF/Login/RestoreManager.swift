/// Finds the name of the user who is still logged in from an earlier launch.
protocol RestoreManager {
  func restoredName() -> String?
}
